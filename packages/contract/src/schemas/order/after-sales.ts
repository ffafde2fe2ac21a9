import { textLimits } from '@tradepost/domain/typed/text-limits'
import { Type } from 'typebox'
import { Id, Money, OneOf, Strict, Text, Uuid } from '../common.ts'
import { OrderDetail } from './order-shapes.ts'
import { SellerOrderDetail } from './seller-order.ts'

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
const ofSellerOrder = { params: Type.Object({ id: Id }), data: SellerOrderDetail }
export const sellerAnswerRefund = {
  ...ofSellerOrder,
  body: Strict({ answer: OneOf(['accept', 'refuse']), text: Type.Optional(Text(2000)) }),
}
export const refundSharing = {
  params: Type.Object({ id: Id }),
  body: Strict({}),
  data: Type.Object({ orderId: Id, refunded: Money }),
}
