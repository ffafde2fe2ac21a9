import type { Implementation } from '../../platform/call/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { brandCategoryCalls } from './brand-category-calls.ts'
import { exportCall } from './export-call.ts'
import { importCalls } from './import-calls.ts'
import { markCall } from './mark-call.ts'
import { sellerOfferCalls } from './offer-calls.ts'
import { sellerBalanceCall, sellerOrderCalls } from './order-calls.ts'
import { replyCall } from './reply-call.ts'
import { standingCalls } from './standing-calls.ts'

/** Sellers: their offers, imports, orders, replies, balance, standing and marks. */
export const sellerModule = (deps: Deps): Implementation[] => [
  ...sellerOfferCalls(deps),
  ...brandCategoryCalls(deps),
  exportCall(deps),
  ...importCalls(deps),
  ...sellerOrderCalls(deps),
  replyCall(deps),
  sellerBalanceCall(deps),
  ...standingCalls(deps),
  markCall(deps),
]
