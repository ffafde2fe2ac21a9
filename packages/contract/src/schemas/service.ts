import { Type } from 'typebox'
import { Id, Instant, Nullable, OneOf, Page, PageNo, PageSize, Strict, Text, Uuid } from './common.ts'
import { Order, OrderDetail } from './finance.ts'
import { ServiceAct } from './service-act.ts'

/** An order that waits for a decision. */
export const ServiceCase = Type.Object({
  kind: OneOf(['dispute', 'insurance']),
  orderId: Id,
  since: Instant,
  title: Type.String(),
  total: Order.properties.total,
  buyer: Type.Object({ id: Id, nickName: Type.String() }),
  seller: Type.Object({ id: Id, nickName: Type.String() }),
  /** A decision over the limit that somebody proposed already. */
  proposal: Nullable(ServiceAct),
})
const ofOrder = { params: Type.Object({ id: Id }) }

export const serviceCasePage = {
  body: Strict({ kind: Type.Optional(OneOf(['dispute', 'insurance'])), pageNo: PageNo, pageSize: PageSize }),
  data: Page(ServiceCase),
}
export const serviceOrder = {
  ...ofOrder,
  data: Type.Object({
    id: Id,
    state: Order.properties.state,
    title: Type.String(),
    total: Order.properties.total,
    quantity: Order.properties.quantity,
    deliveredQuantity: Order.properties.deliveredQuantity,
    inputs: OrderDetail.properties.inputs,
    deliveredAt: Nullable(Instant),
    insuredUntil: Nullable(Instant),
    buyer: ServiceCase.properties.buyer,
    seller: ServiceCase.properties.seller,
    timeline: OrderDetail.properties.timeline,
    handover: OrderDetail.properties.handover,
    afterSales: OrderDetail.properties.afterSales,
    listing: OrderDetail.properties.listing,
    acts: Type.Array(ServiceAct),
  }),
}
export const decideDispute = {
  ...ofOrder,
  body: Strict({ outcome: OneOf(['refund', 'seller']), reason: Text(2000, 1) }),
  data: ServiceAct,
}
export const decideInsurance = {
  ...ofOrder,
  body: Strict({ outcome: OneOf(['paid', 'refused']), reason: Text(2000, 1) }),
  data: ServiceAct,
}
export const correctBalance = {
  body: Strict({
    account: OneOf(['payable', 'points']),
    /** The seller of `payable`, the user of `points`. */
    ownerId: Id,
    unit: Type.String({ pattern: '^([A-Z]{3}|POINT)$', maxLength: 5, examples: ['USD'] }),
    /** What the account gains or, negative, gives. */
    amount: Type.Integer({ minimum: -1_000_000_000, maximum: 1_000_000_000 }),
    reason: Text(2000, 1),
    /** The transfer that this puts right. */
    corrects: Type.Optional(Uuid),
  }),
  data: ServiceAct,
}
export const answerProposal = {
  params: Type.Object({ id: Uuid }),
  body: Strict({ approve: Type.Boolean(), reason: Text(2000, 1) }),
  data: ServiceAct,
}
export const serviceActPage = {
  body: Strict({
    step: Type.Optional(OneOf(['decided', 'proposed', 'approved', 'rejected'])),
    /** Proposals that nobody answered yet. */
    waiting: Type.Optional(Type.Boolean()),
    pageNo: PageNo,
    pageSize: PageSize,
  }),
  data: Page(ServiceAct),
}

/** A fact that somebody has to look into: money that does not match, a sign of theft. */
export const ServiceAlert = Type.Object({
  id: Uuid,
  source: OneOf(['finance', 'reconciliation', 'security']),
  kind: Type.String(),
  /** A `record` is kept for later; nobody has to do anything about it. */
  state: OneOf(['open', 'done', 'record']),
  ref: Type.Object({ kind: Type.String(), id: Type.String() }),
  facts: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
  at: Instant,
  done: Nullable(Type.Object({ userId: Id, note: Type.String(), at: Instant })),
})
export const serviceAlertPage = {
  body: Strict({
    source: Type.Optional(ServiceAlert.properties.source),
    kind: Type.Optional(Type.String({ pattern: '^[a-z_]{1,64}$', maxLength: 64, examples: ['charged_back'] })),
    state: Type.Optional(ServiceAlert.properties.state),
    pageNo: PageNo,
    pageSize: PageSize,
  }),
  data: Page(ServiceAlert),
}
export const closeAlert = {
  params: Type.Object({ id: Uuid }),
  body: Strict({ note: Text(2000, 1) }),
  data: ServiceAlert,
}
