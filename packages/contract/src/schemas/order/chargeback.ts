import {
  chargebackBuyerSorts,
  chargebackDays,
  chargebackLimits,
  chargebackReasons,
  chargebackStates,
} from '@tradepost/domain/order/chargebacks'
import { orderActors } from '@tradepost/domain/order/order-states'
import { Type } from 'typebox'
import { DeskPageNo, Id, Instant, Money, Nullable, OneOf, Page, PageSize, Strict, Text, Uuid } from '../common.ts'
import { HandoverStep, OrderState } from './order-shapes.ts'

/** The id of a dispute, as its payment provider gave it. */
const DisputeId = Type.String({
  ...{ pattern: '^[\\x21-\\x7e]{1,255}$', maxLength: 255, examples: ['dp_1QxYb2'] },
  subject: true,
})
const Person = Type.Object({ id: Id, nickName: Type.String() })
const Fact = Type.Object({ name: Type.String(), value: Type.String() })
/** Where somebody was, as the shop saw it. */
const Seen = Type.Object({ at: Instant, address: Type.String(), device: Type.String() })

const OrderEvidence = Type.Object({
  id: Id,
  title: Type.String(),
  quantity: Type.Integer(),
  total: Money,
  seller: Type.String(),
  paidAt: Nullable(Instant),
  confirmedAt: Nullable(Instant),
  /** The listing as it was when it was sold. */
  description: Type.String(),
  facts: Type.Array(Fact),
  /** What the buyer typed so that it could be delivered. */
  inputs: Type.Array(Fact),
  /** The hand-over guide with the time of each tick of the buyer. */
  handover: Type.Array(Type.Object({ step: HandoverStep, at: Nullable(Instant) })),
  timeline: Type.Array(Type.Object({ state: OrderState, at: Instant, actor: OneOf(orderActors) })),
  /** What was delivered is shown by its last characters only. */
  delivery: Nullable(
    Type.Object({
      at: Instant,
      mailedTo: Type.String(),
      units: Type.Array(Type.String()),
      opened: Type.Array(Type.Object({ at: Instant, address: Type.String() })),
    }),
  ),
  /** The newest messages, oldest first. */
  messages: Type.Array(Type.Object({ at: Instant, author: OneOf(orderActors), text: Type.String() })),
  invoices: Type.Array(Type.String()),
})

/** What the shop knows about a disputed payment, as the provider gets it. */
export const ChargebackEvidence = Type.Object({
  shop: Type.String(),
  dispute: DisputeId,
  reason: OneOf(chargebackReasons),
  amount: Money,
  openedAt: Instant,
  statement: Type.String(),
  buyer: Type.Object({
    id: Id,
    nickName: Type.String(),
    email: Type.String(),
    country: Type.String(),
    /** When the account was made; null for a deleted one. */
    since: Nullable(Instant),
  }),
  payment: Type.Object({ id: Uuid, reference: Type.String(), amount: Money, at: Instant }),
  terms: Type.Array(Type.Object({ version: Type.Integer(), at: Instant, isOfPurchase: Type.Boolean() })),
  /** Sessions of the buyer from a month before the purchase until the dispute. */
  signIns: Type.Array(Seen),
  /** The orders that the payment paid, 20 at most. */
  orders: Type.Array(OrderEvidence),
  /** The number of pictures that staff added. */
  pictures: Type.Integer(),
})

const row = {
  id: DisputeId,
  state: OneOf(chargebackStates),
  amount: Money,
  reason: OneOf(chargebackReasons),
  openedAt: Instant,
  /** The time until which the provider takes evidence; null if it asks for none. */
  evidenceBy: Nullable(Instant),
  closedAt: Nullable(Instant),
  /** What staff answered; null if nothing. */
  answer: Nullable(OneOf(['evidence', 'accepted'])),
  buyer: Person,
  /** Chargebacks of the buyer so far, this one included. */
  chargebacks: Type.Integer(),
  orderIds: Type.Array(Id),
  title: Type.String(),
  owner: Nullable(Person),
}
const Detail = Type.Object({
  ...row,
  /** Send it with a change, so that what a colleague changed meanwhile is not lost. */
  version: Type.Integer(),
  statement: Type.String(),
  files: Type.Array(Type.Object({ id: Uuid, url: Type.String() })),
  answeredBy: Nullable(Type.String()),
  answeredAt: Nullable(Instant),
  /** When the provider took the answer; null while it is being sent. */
  sentAt: Nullable(Instant),
  /** When the provider turned out to take no answer any more. */
  refusedAt: Nullable(Instant),
  /** In the books: taken by the bank, given back by it, and taken back from orders, sellers and fees. */
  withdrawn: Money,
  reinstated: Money,
  recovered: Money,
  mayAnswer: Type.Boolean(),
  /** What was sent, or what would be sent now; null once it was forgotten. */
  evidence: Nullable(ChargebackEvidence),
})
const params = Type.Object({ id: DisputeId })
const Version = Type.Integer({ minimum: 0, maximum: 2_147_483_647 })

export const chargebackPage = {
  body: Strict({
    state: Type.Optional(OneOf(chargebackStates)),
    /** Only those of this buyer. */
    buyerId: Type.Optional(Id),
    pageNo: DeskPageNo,
    pageSize: PageSize,
  }),
  data: Page(Type.Object(row)),
}
export const chargebackBuyerPage = {
  body: Strict({
    /** Only chargebacks that were opened in so many days; of all time without it. */
    days: Type.Optional(OneOf(chargebackDays)),
    sort: Type.Optional(OneOf(chargebackBuyerSorts)),
    pageNo: DeskPageNo,
    pageSize: PageSize,
  }),
  data: Page(
    Type.Object({
      buyer: Person,
      /** Disputed payments of orders, top-ups and the pass. */
      chargebacks: Type.Integer(),
      /** Those that the bank has not decided. */
      open: Type.Integer(),
      /** What they sum up to, by currency. */
      amounts: Type.Array(Money),
      /** Orders that the buyer paid in the time, and those of them whose payment was disputed. */
      orders: Type.Integer(),
      disputedOrders: Type.Integer(),
      lastAt: Instant,
    }),
  ),
}
export const chargebackDetail = { params, data: Detail }
export const takeChargeback = { params, data: Detail }
export const saveChargeback = {
  params,
  body: Strict({
    version: Version,
    statement: Text(chargebackLimits.statement),
    /** All pictures of the evidence. New ones were uploaded by the caller as `order_attachment`. */
    fileIds: Type.Array(Uuid, { maxItems: chargebackLimits.files, uniqueItems: true }),
  }),
  data: Detail,
}
export const chargebackPack = {
  params,
  data: Type.Object({
    fileName: Type.String({ examples: ['chargeback-dp_1QxYb2.pdf'] }),
    /** The PDF in Base64. */
    document: Type.String(),
  }),
}
const Answered = Type.Object({ state: OneOf(chargebackStates) })
export const sendChargeback = { params, body: Strict({ version: Version }), data: Answered }
export const acceptChargeback = {
  params,
  body: Strict({ version: Version, reason: Text(2000, 3) }),
  data: Answered,
}
