import { Type } from 'typebox'
import { Id, Instant, Nullable, OneOf, Page, PageNo, PageSize, Strict, TenantFacts, Uuid } from '../common.ts'
import { Inputs } from '../delivery-input.ts'
import { Cart } from './cart.ts'
import { HandoverStep, Order, OrderDetail, UnitFile } from './order-shapes.ts'

export const reorder = {
  params: Type.Object({ id: Id }),
  body: Strict({ toCurrencyId: Type.Optional(Id) }),
  data: Cart,
}
export const orderPage = {
  body: Strict({
    group: Type.Optional(OneOf(['all', 'to-pay', 'in-progress', 'to-confirm', 'finished', 'after-sales'])),
    pageNo: PageNo,
    pageSize: PageSize,
  }),
  data: Type.Object({ ...Page(Order).properties, counts: Type.Record(Type.String(), Type.Integer()) }),
}
export const orderDetail = { params: Type.Object({ id: Id }), data: OrderDetail }
export const cancelOrder = { params: Type.Object({ id: Id }), body: Strict({}), data: OrderDetail }
export const tickHandover = {
  params: Type.Object({ id: Id }),
  body: Strict({
    steps: Type.Array(HandoverStep, { minItems: 1, maxItems: 20, uniqueItems: true }),
    /** True sets the ticks, false removes them. */
    done: Type.Boolean(),
  }),
  data: Type.Object({ handover: OrderDetail.properties.handover }),
}
export const correctInputs = { params: Type.Object({ id: Id }), body: Strict({ inputs: Inputs }), data: OrderDetail }
export const confirmOrder = {
  params: Type.Object({ id: Id }),
  /** Records that the buyer has read which rights end with the confirmation. */
  body: Strict({ acknowledged: Type.Literal(true) }),
  data: OrderDetail,
}
export const revealDelivery = {
  params: Type.Object({ id: Id }),
  body: Strict({}),
  data: Type.Object({
    deliveredAt: Instant,
    firstRevealedAt: Instant,
    /** Label keys (`login`, `password`, `email`, `code`, `note`) and their secret values. */
    items: Type.Array(
      Type.Object({
        label: Type.String(),
        value: Type.String(),
        /** The unit that is this `file`, whose name is the value. `deliveredFile` returns its bytes. */
        unitId: Type.Optional(Uuid),
      }),
    ),
  }),
}
export const deliveredFile = {
  params: Type.Object({ id: Id, unitId: Uuid }),
  body: Strict({}),
  data: UnitFile,
}
export const lastPurchase = {
  body: Strict({ ...TenantFacts, offerId: Type.Optional(Id) }),
  data: Type.Object({ order: Nullable(Order) }),
}
