import { calls } from '@tradepost/contract'
import type { DeskContext } from '../kernel/server.ts'

/** What the seller has earned. */
export const loadMoney = async ({ api }: DeskContext) => ({ balance: await api(calls.seller.sellerBalance) })
