import type { Call, CallData, CallInput, calls } from '@tradepost/contract'
import type { FakeState } from './state.ts'

type Calls = typeof calls
export type Topic = keyof Calls
/** The fake implements the calls of a storefront, not those of sellers and staff. */
type LeftOut =
  | Exclude<keyof Calls['seller'], 'sellerStore' | 'sellerOnline'>
  | keyof Calls['application']
  | keyof Calls['audit']
  | keyof Calls['catalogEdit']
  | keyof Calls['chargeback']
  | keyof Calls['chatTemplate']
  | keyof Calls['content']
  | keyof Calls['factor']
  | keyof Calls['media']
  | keyof Calls['offerPlan']
  | keyof Calls['offerPrice']
  | keyof Calls['offerTranslation']
  | keyof Calls['figures']
  | keyof Calls['opening']
  | keyof Calls['push']
  | keyof Calls['rates']
  | Exclude<keyof Calls['invoice'], 'invoiceFile' | 'ownInvoiceFile' | 'ownInvoicePage'>
  | keyof Calls['messageDesk']
  | keyof Calls['reviewDesk']
  | keyof Calls['role']
  | keyof Calls['staff']
  | keyof Calls['support']
  | Exclude<keyof Calls['tax'], 'quoteTax'>
  | keyof Calls['tenant']
  | keyof Calls['ticketDesk']
  | keyof Calls['trust']
  | keyof Calls['webhook']
  | keyof Calls['client']
  | keyof Calls['paymentKey']
  | keyof Calls['job']
  | keyof Calls['pageError']
  | keyof Calls['apiKey']
  | keyof Calls['passTerms']
  | keyof Calls['payout']
  | keyof Calls['sellerEndpoint']
  | keyof Calls['sellerKey']
  | keyof Calls['payoutSettings']
  | keyof Calls['standing']
  | keyof Calls['vault']
  | 'betaInvitationPage'
  | 'inviteTesters'
  | 'shopCoupons'
  | 'stopCoupon'
  | 'sellerCoupons'
  | 'sellerCouponCreate'
  | 'sellerCouponStop'
  | 'sellerAnswerDispute'
  | 'sellerAnswerRefund'
  | 'sellerRefundRest'
  | 'sellerRefundPart'
  | 'sellerAnswerUnitClaim'
  | 'sellerReplyReview'
  | 'sellerReportMessage'
  | 'sellerUnitClaimPage'

/** Context of a handler. */
export interface FakeContext {
  state: FakeState
  form?: FormData | undefined
}
type Input<C> = C extends Call ? CallInput<C> : never

type Handler<C> = (input: Input<C>, context: FakeContext) => CallData<C> | Promise<CallData<C>>
type OfTopic<T extends Topic> = { [N in Exclude<keyof Calls[T], LeftOut>]: Handler<Calls[T][N]> }
type Intersection<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never

/** Handlers of one or more topics. A missing call or wrong result is a type error. */
export type Handlers<T extends Topic> = Intersection<T extends Topic ? OfTopic<T> : never>
