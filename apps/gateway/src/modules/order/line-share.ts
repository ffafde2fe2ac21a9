import { percentOf } from '@tradepost/domain/money/money'
import type { OrderRow } from './order-view.ts'

type Line = Pick<OrderRow, 'fullMinor' | 'totalMinor' | 'discountBorneBy'>

/** The amount in escrow from which the seller is paid. A discount of the platform does not reduce it. */
export const escrowMinor = ({ fullMinor, totalMinor, discountBorneBy }: Line): number =>
  discountBorneBy === 'platform' ? fullMinor : totalMinor

/** The amount the platform adds to a payment so that escrow holds the full price. */
export const platformShareMinor = (line: Line): number => escrowMinor(line) - line.totalMinor

/** The platform's fee, rounded once. */
export const feeOf = (minor: number, feePercent: number): number => Math.min(minor, percentOf(minor, feePercent))
