import { Type } from 'typebox'
import { DeskPageNo, Id, Instant, Nullable, OneOf, Page, PageSize, Strict, Text, Uuid } from '../common.ts'
import { PartOfPrice } from '../order/after-sales.ts'
import { Order, OrderDetail } from '../order/order-shapes.ts'
import { StaffAct } from '../staff-act.ts'

/** A dispute or insurance claim of an order that staff must decide. */
export const StaffCase = Type.Object({
  kind: OneOf(['dispute', 'insurance']),
  orderId: Id,
  since: Instant,
  title: Type.String(),
  total: Order.properties.total,
  buyer: Type.Object({ id: Id, nickName: Type.String() }),
  seller: Type.Object({ id: Id, nickName: Type.String() }),
  /** A proposed decision above the limit of one member of staff, which needs approval; null without one. */
  proposal: Nullable(StaffAct),
})
const ofOrder = { params: Type.Object({ id: Id }) }
export const casePage = {
  body: Strict({ kind: Type.Optional(OneOf(['dispute', 'insurance'])), pageNo: DeskPageNo, pageSize: PageSize }),
  data: Page(StaffCase),
}
export const caseDetail = {
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
    buyer: StaffCase.properties.buyer,
    seller: StaffCase.properties.seller,
    timeline: OrderDetail.properties.timeline,
    handover: OrderDetail.properties.handover,
    afterSales: OrderDetail.properties.afterSales,
    listing: OrderDetail.properties.listing,
    acts: Type.Array(StaffAct),
  }),
}
export const decideDispute = {
  ...ofOrder,
  body: Strict({
    /** `part` gives the buyer a part of the price back, and the rest to the seller. */
    outcome: OneOf(['refund', 'seller', 'part']),
    /** The part in minor units of the order's currency: less than the price, only with `part`. */
    amount: Type.Optional(PartOfPrice),
    reason: Text(2000, 1),
  }),
  data: StaffAct,
}
export const decideInsurance = {
  ...ofOrder,
  body: Strict({ outcome: OneOf(['paid', 'refused']), reason: Text(2000, 1) }),
  data: StaffAct,
}
export const correctBalance = {
  body: Strict({
    account: OneOf(['payable', 'points']),
    /** Owner of the account: the seller id for `payable`, the user id for `points`. */
    ownerId: Id,
    unit: Type.String({ recorded: true, pattern: '^([A-Z]{3}|POINT)$', maxLength: 5, examples: ['USD'] }),
    /** Positive to credit the account, negative to debit it. */
    amount: Type.Integer({ minimum: -1_000_000_000, maximum: 1_000_000_000 }),
    reason: Text(2000, 1),
    /** The transfer that the new entry corrects. */
    corrects: Type.Optional(Uuid),
  }),
  data: StaffAct,
}
export const answerProposal = {
  params: Type.Object({ id: Uuid }),
  body: Strict({ approve: Type.Boolean(), reason: Text(2000, 1) }),
  data: StaffAct,
}
export const actPage = {
  body: Strict({
    step: Type.Optional(OneOf(['decided', 'proposed', 'approved', 'rejected'])),
    /** True: return only proposals without an answer. */
    waiting: Type.Optional(Type.Boolean()),
    pageNo: DeskPageNo,
    pageSize: PageSize,
  }),
  data: Page(StaffAct),
}
/** A finding that staff must examine: a mismatch in the books or a sign of account theft. */
export const StaffAlert = Type.Object({
  id: Uuid,
  source: OneOf(['finance', 'reconciliation', 'security']),
  kind: Type.String(),
  /** `record`: for information only, needs no action. */
  state: OneOf(['open', 'done', 'record']),
  ref: Type.Object({ kind: Type.String(), id: Type.String() }),
  facts: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
  at: Instant,
  /** The member of staff who looks into it. */
  owner: Nullable(Type.Object({ id: Id, nickName: Type.String() })),
  done: Nullable(Type.Object({ userId: Id, note: Type.String(), at: Instant })),
})
export const staffAlertPage = {
  body: Strict({
    source: Type.Optional(StaffAlert.properties.source),
    kind: Type.Optional(Type.String({ pattern: '^[a-z_]{1,64}$', maxLength: 64, examples: ['charged_back'] })),
    state: Type.Optional(StaffAlert.properties.state),
    pageNo: DeskPageNo,
    pageSize: PageSize,
  }),
  data: Page(StaffAlert),
}
export const takeStaffAlert = { params: Type.Object({ id: Uuid }), data: StaffAlert }
export const closeStaffAlert = {
  params: Type.Object({ id: Uuid }),
  body: Strict({ note: Text(2000, 1) }),
  data: StaffAlert,
}
