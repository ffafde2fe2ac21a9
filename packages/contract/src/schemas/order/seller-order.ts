import { Type } from 'typebox'
import { Id, Instant, Nullable, OneOf } from '../common.ts'
import { Order, OrderDetail } from './order-shapes.ts'

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
