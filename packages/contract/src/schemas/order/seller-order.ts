import { Type } from 'typebox'
import { Id, Instant, Money, Nullable, OneOf } from '../common.ts'
import { Order, OrderDetail } from './order-shapes.ts'

/** An order as its seller sees it: without the buyer's email address and without orders of other sellers. */
export const SellerOrder = Type.Object({
  id: Id,
  state: Order.properties.state,
  createdAt: Instant,
  paidAt: Nullable(Instant),
  offerId: Id,
  title: Type.String(),
  quantity: Type.Integer(),
  deliveredQuantity: Order.properties.deliveredQuantity,
  refundedQuantity: Order.properties.refundedQuantity,
  unitPrice: Order.properties.unitPrice,
  total: Order.properties.total,
  /** The seller's earnings: the price minus a coupon that the seller pays for, minus the tax and minus the platform's fee. */
  earnings: Type.Object({
    price: Order.properties.total,
    coupon: Nullable(Type.Object({ amount: Order.properties.total, borneBy: OneOf(['platform', 'seller']) })),
    /** What went back of the price: to the buyer, and to the shop if it paid for a coupon. */
    refunded: Order.properties.partRefunded,
    /** The tax in what the buyer pays; absent if the shop charged none. */
    tax: Type.Optional(Order.properties.total),
    fee: Order.properties.total,
    payout: Order.properties.total,
  }),
  deliveryMode: Order.properties.deliveryMode,
  buyer: Type.Object({ id: Id, nickName: Type.String() }),
  next: Order.properties.next,
  late: Type.Boolean(),
  actions: Type.Array(OneOf(['deliver', 'refund_rest', 'answer_refund', 'answer_dispute', 'reply'])),
})
export const SellerOrderDetail = Type.Object({
  ...SellerOrder.properties,
  /** The missing pieces that the seller may refund, and the amount that the buyer gets back; null if there are none. */
  rest: Nullable(Type.Object({ pieces: Type.Integer({ minimum: 1 }), amount: Money })),
  /**
   * What is left of the price and the pieces that are not paid back, of which the seller may give a part back; null if it
   * may not now.
   */
  part: Nullable(Type.Object({ left: Money, pieces: Type.Integer({ minimum: 1 }) })),
  timeline: OrderDetail.properties.timeline,
  afterSales: OrderDetail.properties.afterSales,
  review: OrderDetail.properties.review,
  /** The buyer's delivery inputs, with texts in the requested language. */
  inputs: OrderDetail.properties.inputs,
})
