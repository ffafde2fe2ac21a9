import { unitClaimKinds } from '@tradepost/domain/order/unit-claims'
import { textLimits } from '@tradepost/domain/typed/text-limits'
import { Type } from 'typebox'
import { DeskPageNo, Id, OneOf, Page, PageNo, PageSize, Strict, Text, Uuid } from '../common.ts'
import { OrderDetail, UnitClaim } from './order-shapes.ts'
import { SellerOrderDetail } from './seller-order.ts'

const ofOrder = { params: Type.Object({ id: Id }), data: OrderDetail }

export const orderUnits = {
  params: Type.Object({ id: Id }),
  query: Type.Object({ pageNo: PageNo, pageSize: PageSize }),
  data: Page(
    Type.Object({
      unitId: Uuid,
      masked: UnitClaim.properties.masked,
      /** Another unit of the order has taken its place. */
      isReplaced: Type.Boolean(),
      /** The buyer may claim now that the unit does not work. */
      isClaimable: Type.Boolean(),
    }),
  ),
}
export const claimUnit = {
  ...ofOrder,
  body: Strict({
    unitId: Uuid,
    kind: OneOf(unitClaimKinds),
    statement: Text(textLimits.statement, 1),
    fileIds: Type.Optional(Type.Array(Uuid, { maxItems: 10, uniqueItems: true })),
  }),
}
export const withdrawUnitClaim = { ...ofOrder, body: Strict({ claimId: Uuid }) }
export const sellerUnitClaimPage = {
  body: Type.Optional(
    Strict({ state: Type.Optional(OneOf(['open', 'answered'])), pageNo: DeskPageNo, pageSize: PageSize }),
  ),
  data: Page(Type.Object({ ...UnitClaim.properties, orderId: Id, title: Type.String() })),
}
export const sellerAnswerUnitClaim = {
  params: Type.Object({ id: Id }),
  body: Strict({
    claimId: Uuid,
    /** `replace`: another unit of the vault. `refund`: the price of the unit. `refuse` needs a text. */
    answer: OneOf(['replace', 'refund', 'refuse']),
    text: Type.Optional(Text(2000)),
  }),
  data: SellerOrderDetail,
}
