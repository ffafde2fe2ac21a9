import { textLimits } from '@tradepost/domain/typed/text-limits'
import { Type } from 'typebox'
import { Id, Instant, Nullable, OneOf, Page, PageNo, PageSize, Quantity, Strict, Text, Uuid } from './common.ts'
import { Cart, Order, OrderDetail, Review } from './finance.ts'

const FileIds = Type.Optional(Type.Array(Uuid, { maxItems: 10, uniqueItems: true }))
const ofOrder = { params: Type.Object({ id: Id }), data: OrderDetail }

export const requestRefund = {
  ...ofOrder,
  body: Strict({ reason: Text(textLimits.refundReason, 1), fileIds: FileIds }),
}
export const openDispute = { ...ofOrder, body: Strict({ statement: Text(textLimits.statement, 1), fileIds: FileIds }) }
export const claimInsurance = {
  ...ofOrder,
  body: Strict({ statement: Text(textLimits.statement, 1), fileIds: FileIds }),
}
export const reorder = {
  params: Type.Object({ id: Id }),
  body: Strict({ toCurrencyId: Type.Optional(Id) }),
  data: Cart,
}
export const writeReview = {
  body: Strict({ orderId: Id, score: Type.Integer({ minimum: 1, maximum: 5 }), text: Text(textLimits.review, 1) }),
  data: Review,
}
export const myReviews = {
  query: Type.Object({
    kind: Type.Optional(OneOf(['to-write', 'written', 'replied'])),
    pageNo: PageNo,
    pageSize: PageSize,
  }),
  data: Type.Object({
    ...Page(Type.Object({ order: Order, review: Nullable(Review) })).properties,
    counts: Type.Object({ toWrite: Type.Integer(), written: Type.Integer(), replied: Type.Integer() }),
    /** What the buyer's reviews earned. */
    points: Type.Integer(),
  }),
}

/** An order as its seller sees it: what was agreed, but neither the buyer's address nor anything of other sellers. */
export const SellerOrder = Type.Object({
  id: Id,
  state: Order.properties.state,
  createdAt: Instant,
  paidAt: Nullable(Instant),
  offerId: Id,
  title: Type.String(),
  quantity: Type.Integer(),
  deliveredQuantity: Order.properties.deliveredQuantity,
  unitPrice: Order.properties.unitPrice,
  total: Order.properties.total,
  /** What the order brings: its whole price, less a coupon that the seller bears, less the platform's share. */
  earnings: Type.Object({
    price: Order.properties.total,
    coupon: Nullable(Type.Object({ amount: Order.properties.total, borneBy: OneOf(['platform', 'seller']) })),
    fee: Order.properties.total,
    payout: Order.properties.total,
  }),
  deliveryMode: Order.properties.deliveryMode,
  buyer: Type.Object({ id: Id, nickName: Type.String() }),
  next: Order.properties.next,
  late: Type.Boolean(),
  actions: Type.Array(OneOf(['deliver', 'answer_refund', 'reply'])),
})
export const SellerOrderDetail = Type.Object({
  ...SellerOrder.properties,
  timeline: OrderDetail.properties.timeline,
  afterSales: OrderDetail.properties.afterSales,
  review: OrderDetail.properties.review,
  /** What the buyer gave for the delivery, in the language of the call. */
  inputs: OrderDetail.properties.inputs,
})
const ofSellerOrder = { params: Type.Object({ id: Id }), data: SellerOrderDetail }
export const sellerOrderPage = {
  body: Strict({
    group: Type.Optional(OneOf(['all', 'to-deliver', 'to-confirm', 'after-sales', 'finished'])),
    pageNo: PageNo,
    pageSize: PageSize,
  }),
  data: Type.Object({ ...Page(SellerOrder).properties, counts: Type.Record(Type.String(), Type.Integer()) }),
}
export const sellerOrderDetail = ofSellerOrder
export const sellerDeliver = {
  ...ofSellerOrder,
  body: Strict({
    text: Text(8000, 1),
    fileIds: FileIds,
    /** How many of what was sold it covers; all that are left where it does not say. */
    pieces: Type.Optional(Quantity),
  }),
}
export const sellerAnswerRefund = {
  ...ofSellerOrder,
  body: Strict({ answer: OneOf(['accept', 'refuse']), text: Type.Optional(Text(2000)) }),
}
export const sellerReplyReview = {
  params: Type.Object({ id: Id }),
  body: Strict({ text: Text(textLimits.review, 1) }),
  data: Review,
}
export const sellerBalance = {
  data: Type.Object({
    /** What the seller is owed, by currency. */
    payable: Type.Array(Order.properties.total),
    /** What paid orders will bring before the platform's share, once they are confirmed. */
    pending: Type.Array(Order.properties.total),
  }),
}
