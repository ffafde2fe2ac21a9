import type { Implementation } from '../../platform/call/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { importCalls } from './import-calls.ts'
import { sellerOfferCalls } from './offer-calls.ts'
import { sellerBalanceCall, sellerOrderCalls } from './order-calls.ts'
import { replyCall } from './reply-call.ts'
import { sellerProfileCalls } from './seller-profile.ts'

/** A shop: what everybody sees of it, and from its seller's side offers, lists of offers, orders, replies, balance. */
export const sellerModule = (deps: Deps): Implementation[] => [
  ...sellerOfferCalls(deps),
  ...importCalls(deps),
  ...sellerOrderCalls(deps),
  replyCall(deps),
  sellerBalanceCall(deps),
  ...sellerProfileCalls(deps),
]
