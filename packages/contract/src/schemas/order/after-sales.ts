import { largestAmount } from '@tradepost/domain/money/money'
import { textLimits } from '@tradepost/domain/typed/text-limits'
import { Type } from 'typebox'
import { Id, Money, OneOf, Strict, Text, Uuid } from '../common.ts'
import { OrderDetail } from './order-shapes.ts'
import { SellerOrderDetail } from './seller-order.ts'

/** A part of the price of an order, in minor units of its currency. */
export const PartOfPrice = Type.Integer({ minimum: 1, maximum: largestAmount })

const FileIds = Type.Optional(Type.Array(Uuid, { maxItems: 10, uniqueItems: true }))
const ofOrder = { params: Type.Object({ id: Id }), data: OrderDetail }
export const requestRefund = {
  ...ofOrder,
  body: Strict({ reason: Text(textLimits.refundReason, 1), fileIds: FileIds }),
}
export const acceptRefundPart = { ...ofOrder, body: Strict({}) }
export const openDispute = { ...ofOrder, body: Strict({ statement: Text(textLimits.statement, 1), fileIds: FileIds }) }
export const claimInsurance = {
  ...ofOrder,
  body: Strict({ statement: Text(textLimits.statement, 1), fileIds: FileIds }),
}
const ofSellerOrder = { params: Type.Object({ id: Id }), data: SellerOrderDetail }
export const sellerAnswerRefund = {
  ...ofSellerOrder,
  body: Strict({
    /** `offer` refuses the whole refund and offers a part of the price, which the buyer may accept. */
    answer: OneOf(['accept', 'refuse', 'offer']),
    /** The offered part in minor units of the order's currency: less than the price, only with `offer`. */
    amount: Type.Optional(PartOfPrice),
    text: Type.Optional(Text(2000)),
  }),
}
export const sellerRefundRest = {
  ...ofSellerOrder,
  body: Strict({
    /** The number of missing pieces that the seller was shown. If it has changed since, nothing is refunded. */
    pieces: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    /** The seller's words, if it answers a request for a refund with this. */
    text: Type.Optional(Text(textLimits.refundReason)),
  }),
}
export const sellerRefundPart = {
  ...ofSellerOrder,
  body: Strict({
    /** What was left of the price when the seller looked, in minor units. If it has changed since, nothing is refunded. */
    left: PartOfPrice,
    /** The part in minor units, less than what is left. Either this or `pieces` is required. */
    amount: Type.Optional(PartOfPrice),
    /** The delivered pieces whose share goes back, fewer than are left. */
    pieces: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    /** The seller's words to the buyer. */
    text: Type.Optional(Text(textLimits.refundReason)),
  }),
}
export const sellerAnswerDispute = {
  ...ofSellerOrder,
  body: Strict({ statement: Text(textLimits.statement, 1), fileIds: FileIds }),
}
export const refundSharing = {
  params: Type.Object({ id: Id }),
  body: Strict({}),
  data: Type.Object({ orderId: Id, refunded: Money }),
}
