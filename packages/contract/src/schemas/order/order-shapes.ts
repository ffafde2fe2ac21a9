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
/** Files that both sides and staff may open. */
const fileIds = Type.Array(Uuid)
/** Refunds, dispute and insurance claim of an order, with their outcome. */
export const AfterSales = Type.Object({
  refunds: Type.Array(
    Type.Object({
      reason: Type.String(),
      fileIds,
      requestedAt: Instant,
      /** Without an answer by then, the platform refunds the buyer. */
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
/** The offer's details when the order was made. */
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
  /** Delivered pieces. The order is delivered with the last one. */
  deliveredQuantity: Type.Integer(),
  unitPrice: Money,
  total: Money,
  deliveryMode: OneOf(['platform', 'im']),
  deliveryEmail: Type.String(),
  seller: Type.Object({ id: Id, nickName: Type.String(), avatarUrl: Type.String() }),
  /** The next actor, action and deadline; null if nobody has to act. */
  next: Nullable(
    Type.Object({
      actor: OneOf(orderActors),
      action: OneOf(nextActions),
      until: Nullable(Instant),
    }),
  ),
  /** Until when the order is insured against theft; null if it is not. */
  insuredUntil: Nullable(Instant),
  late: Type.Boolean(),
  actions: Type.Array(OneOf(buyerActions)),
  /** The buyer's current protection: against what, until when, and who acts. Null if there is none. */
  protection: Nullable(
    Type.Object({
      covers: OneOf(protections),
      until: Nullable(Instant),
      actor: OneOf(orderActors),
    }),
  ),
})
/** A step the buyer ticks before confirming. An order's steps depend on what is delivered. */
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
  /** Points the buyer earned, once confirmed. */
  points: Type.Optional(Type.Integer({ minimum: 0 })),
  /** The handover steps in order, with the time each was ticked. They cannot be changed after confirming. */
  handover: Type.Array(Type.Object({ step: HandoverStep, at: Nullable(Instant) })),
  afterSales: AfterSales,
  listing: Nullable(FrozenListing),
  /** The buyer's delivery inputs. */
  inputs: Type.Array(GivenInput),
  /** Delivery inputs the buyer may still correct. Empty once a piece was delivered. */
  deliveryInputs: Type.Array(DeliveryInput),
  review: Nullable(Review),
})
