import { percentOf } from '@tradepost/domain/money/money'
import type { OrderRow } from './order-view.ts'

type Line = Pick<OrderRow, 'fullMinor' | 'totalMinor' | 'discountBorneBy'>

/** What escrow holds for a paid order and its seller is paid from: what the platform takes off costs the platform. */
export const heldFor = ({ fullMinor, totalMinor, discountBorneBy }: Line): number =>
  discountBorneBy === 'platform' ? fullMinor : totalMinor

/** What the platform adds to a payment so that escrow holds the whole price. */
export const addedFor = (line: Line): number => heldFor(line) - line.totalMinor

/** The platform's share, rounded once. */
export const feeOf = (minor: number, feePercent: number): number => Math.min(minor, percentOf(minor, feePercent))
