import { buyerActions, nextActions, protections } from '@tradepost/domain/order/order-rules'
import { orderActors, orderStates } from '@tradepost/domain/order/order-states'
import { Type } from 'typebox'
import { Id, Instant, Money, Nullable, OneOf, Uuid } from '../common.ts'
import { DeliveryInput, GivenInput } from '../delivery-input.ts'
import { Attribute } from '../offer/offer.ts'

export const OrderState = OneOf(orderStates)
export const PaymentState = OneOf([
  'created',
  'pending',
  'captured',
  'failed',
  'cancelled',
  'refunded',
  'partially_refunded',
])
/** Files both sides and customer service may open. */
const fileIds = Type.Array(Uuid)
/** What was asked for after the sale, and what came of it. */
export const AfterSales = Type.Object({
  refunds: Type.Array(
    Type.Object({
      reason: Type.String(),
      fileIds,
      requestedAt: Instant,
      /** Without an answer by then the platform pays back. */
      answerBy: Instant,
      answer: Nullable(OneOf(['accepted', 'refused', 'automatic'])),
      answerText: Nullable(Type.String()),
      answeredAt: Nullable(Instant),
    }),
  ),
  dispute: Nullable(
    Type.Object({
      statement: Type.String(),
      fileIds,
      openedAt: Instant,
      outcome: Nullable(OneOf(['refund', 'seller'])),
      reason: Nullable(Type.String()),
      decidedAt: Nullable(Instant),
    }),
  ),
  claim: Nullable(
    Type.Object({
      statement: Type.String(),
      fileIds,
      claimedAt: Instant,
      outcome: Nullable(OneOf(['paid', 'refused'])),
      reason: Nullable(Type.String()),
      decidedAt: Nullable(Instant),
    }),
  ),
})
/** The listing as it was when the order was made. */
export const FrozenListing = Type.Object({
  description: Type.String(),
  attributes: Type.Array(Attribute),
  assets: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
  screenshots: Type.Array(Type.Object({ url: Type.String(), alt: Type.String() })),
  faq: Type.Array(Type.Object({ question: Type.String(), answer: Type.String() })),
  takenAt: Instant,
})
export const Order = Type.Object({
  id: Id,
  purchaseId: Uuid,
  state: OrderState,
  paymentState: PaymentState,
  createdAt: Instant,
  offerId: Id,
  title: Type.String(),
  brandName: Type.String(),
  brandAlias: Type.String(),
  categoryName: Type.String(),
  standardType: Type.Integer(),
  coverUrl: Type.String(),
  unitName: Nullable(Type.String()),
  quantity: Type.Integer(),
  /** How many of them are handed over; the order is delivered with the last. */
  deliveredQuantity: Type.Integer(),
  unitPrice: Money,
  total: Money,
  deliveryMode: OneOf(['platform', 'im']),
  deliveryEmail: Type.String(),
  seller: Type.Object({ id: Id, nickName: Type.String(), avatarUrl: Type.String() }),
  /** Who must act next and until when; null when nobody has to. */
  next: Nullable(
    Type.Object({
      actor: OneOf(orderActors),
      action: OneOf(nextActions),
      until: Nullable(Instant),
    }),
  ),
  /** Until when theft insurance covers the order; null where it does not. */
  insuredUntil: Nullable(Instant),
  late: Type.Boolean(),
  actions: Type.Array(OneOf(buyerActions)),
  /** What protects the buyer now: against what, until when, and who acts; null where nothing is at stake. */
  protection: Nullable(
    Type.Object({
      covers: OneOf(protections),
      until: Nullable(Instant),
      actor: OneOf(orderActors),
    }),
  ),
})
/** What a buyer makes sure of before confirming; which of them, depends on what is handed over. */
export const HandoverStep = OneOf([
  ...(['signed_in', 'as_described', 'password', 'recovery', 'two_factor', 'sessions', 'amount', 'works'] as const),
  ...(['own_account', 'redeemed', 'goal', 'nothing_missing', 'access_closed', 'left_unchanged'] as const),
])
export const Review = Type.Object({
  id: Id,
  level: OneOf(['positive', 'neutral', 'negative']),
  score: Type.Integer(),
  text: Type.String(),
  textLanguage: Type.String(),
  createdAt: Instant,
  author: Type.String(),
  offerTitle: Type.String(),
  reply: Nullable(Type.Object({ text: Type.String(), createdAt: Instant })),
})
export const OrderDetail = Type.Object({
  ...Order.properties,
  timeline: Type.Array(Type.Object({ state: OrderState, at: Instant, actor: OneOf(orderActors) })),
  delivery: Nullable(Type.Object({ deliveredAt: Instant, firstRevealedAt: Nullable(Instant) })),
  /** What the order earned its buyer, once confirmed. */
  points: Type.Optional(Type.Integer({ minimum: 0 })),
  /** The hand-over guide in its order, each step with the time it was ticked; fixed once receipt is confirmed. */
  handover: Type.Array(Type.Object({ step: HandoverStep, at: Nullable(Instant) })),
  afterSales: AfterSales,
  listing: Nullable(FrozenListing),
  /** What the buyer gave for the delivery. */
  inputs: Type.Array(GivenInput),
  /** What of it the buyer may still correct; empty from the first piece on that was handed over. */
  deliveryInputs: Type.Array(DeliveryInput),
  review: Nullable(Review),
})
