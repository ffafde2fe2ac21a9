import { buyerActions, nextActions, protections } from '@tradepost/domain/order/order-rules'
import { orderActors, orderStates } from '@tradepost/domain/order/order-states'
import { partReasons, refundAnswers } from '@tradepost/domain/order/part-reasons'
import { reviewRemovals } from '@tradepost/domain/order/review-removals'
import { unitClaimAnswers, unitClaimKinds } from '@tradepost/domain/order/unit-claims'
import { Type } from 'typebox'
import { Id, Instant, Money, Nullable, OneOf, Uuid } from '../common.ts'
import { DeliveryInput, GivenInput } from '../delivery-input.ts'
import { Attribute } from '../offer/offer.ts'
import { InvoiceHead } from './invoice.ts'
import { OrderTax } from './tax.ts'

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
/** Ids of files that the buyer, the seller and staff may open. */
const fileIds = Type.Array(Uuid)
/** A buyer's claim that a delivered unit does not work. Never holds the content of the unit. */
export const UnitClaim = Type.Object({
  id: Uuid,
  unitId: Uuid,
  /** The last characters of the code or login, four at most. */
  masked: Type.String({ examples: ['••••2345'] }),
  kind: OneOf(unitClaimKinds),
  statement: Type.String(),
  fileIds,
  claimedAt: Instant,
  /** The seller's deadline. After it, the buyer may open a dispute. */
  answerBy: Instant,
  /** How the claim ended; null while the seller may answer. `closed`: a refund or dispute of the whole order. */
  answer: Nullable(OneOf(unitClaimAnswers)),
  answerText: Nullable(Type.String()),
  /** The price of the unit that went back. */
  refunded: Nullable(Money),
  answeredAt: Nullable(Instant),
})
/** Refunds, claims about units, dispute and insurance claim of an order, with their outcome. */
export const AfterSales = Type.Object({
  refunds: Type.Array(
    Type.Object({
      reason: Type.String(),
      fileIds,
      requestedAt: Instant,
      /** The seller's deadline. Without an answer by then, the platform refunds the buyer. */
      answerBy: Instant,
      /** `part`: the seller gave a part of the price back at once, and the order goes on. */
      answer: Nullable(OneOf(refundAnswers)),
      answerText: Nullable(Type.String()),
      /** The part of the price that a seller who refused offers. */
      offered: Nullable(Money),
      answeredAt: Nullable(Instant),
    }),
  ),
  dispute: Nullable(
    Type.Object({
      statement: Type.String(),
      fileIds,
      openedAt: Instant,
      /** The seller's side; null until the seller answers. */
      answer: Nullable(Type.Object({ statement: Type.String(), fileIds, answeredAt: Instant })),
      outcome: Nullable(OneOf(['refund', 'seller', 'part'])),
      /** The part of the price that goes back to the buyer, by the outcome `part`. */
      part: Nullable(Money),
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
  unitClaims: Type.Array(UnitClaim),
  /**
   * The parts of the price that went back while the order went on. `agreed`: accepted by the buyer or decided by staff.
   * `unit`: a delivered unit did not work. `undelivered`: the seller could not deliver these pieces. `overdue`: they were
   * not delivered in time. `given`: the seller gave it of its own accord, or as the answer to a request.
   */
  parts: Type.Array(
    Type.Object({
      reason: OneOf(partReasons),
      pieces: Type.Integer({ minimum: 0 }),
      amount: Money,
      at: Instant,
      /** The seller's words about it. */
      note: Nullable(Type.String()),
    }),
  ),
})
/** The details of the offer at the time of the order. */
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
  /** Number of delivered pieces. The order counts as delivered after the last piece. */
  deliveredQuantity: Type.Integer(),
  /** Number of pieces that were not delivered and whose price went back. */
  refundedQuantity: Type.Integer(),
  unitPrice: Money,
  total: Money,
  tax: Type.Optional(OrderTax),
  /** The part of the price that the buyer may accept instead of a dispute; null if none is offered. */
  partOffered: Nullable(Money),
  /** The part of the price that the buyer got back; the order is settled with the rest. */
  partRefunded: Nullable(Money),
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
  /** End of the insurance against theft; null if the order is not insured. */
  insuredUntil: Nullable(Instant),
  late: Type.Boolean(),
  actions: Type.Array(OneOf(buyerActions)),
  /** The buyer's current protection: its kind, its end and the party that acts. Null if there is none. */
  protection: Nullable(
    Type.Object({
      covers: OneOf(protections),
      until: Nullable(Instant),
      actor: OneOf(orderActors),
    }),
  ),
})
/** A step that the buyer ticks before confirming receipt. The steps of an order depend on the kind of goods. */
export const HandoverStep = OneOf([
  ...(['signed_in', 'as_described', 'password', 'recovery', 'two_factor', 'sessions', 'amount', 'works'] as const),
  ...(['own_account', 'redeemed', 'goal', 'nothing_missing', 'access_closed', 'left_unchanged'] as const),
])
const RemovedFor = Type.Optional(OneOf(reviewRemovals))
export const Review = Type.Object({
  id: Id,
  level: OneOf(['positive', 'neutral', 'negative']),
  score: Type.Integer(),
  text: Type.String(),
  textLanguage: Type.String(),
  createdAt: Instant,
  author: Type.String(),
  offerTitle: Type.String(),
  /** Why the shop removed the words, `text` is then empty; absent if it did not. */
  removedFor: RemovedFor,
  reply: Nullable(Type.Object({ text: Type.String(), createdAt: Instant, removedFor: RemovedFor })),
})
export const OrderDetail = Type.Object({
  ...Order.properties,
  timeline: Type.Array(Type.Object({ state: OrderState, at: Instant, actor: OneOf(orderActors) })),
  delivery: Nullable(Type.Object({ deliveredAt: Instant, firstRevealedAt: Nullable(Instant) })),
  /** Points that the buyer earned; only after the buyer confirmed the order. */
  points: Type.Optional(Type.Integer({ minimum: 0 })),
  /** The handover steps, in order, with the time of each tick. Ticks cannot change after the order is confirmed. */
  handover: Type.Array(Type.Object({ step: HandoverStep, at: Nullable(Instant) })),
  afterSales: AfterSales,
  listing: Nullable(FrozenListing),
  /** Delivery inputs with the buyer's values. */
  inputs: Type.Array(GivenInput),
  /** Delivery inputs that the buyer may still correct. Empty after the first piece is delivered. */
  deliveryInputs: Type.Array(DeliveryInput),
  review: Nullable(Review),
  /** The invoice of the order, and what corrects it, oldest first. */
  invoices: Type.Array(InvoiceHead),
})

/** The file of a unit, exactly as its seller added it. */
export const UnitFile = Type.Object({
  fileName: Type.String({ examples: ['save-0417.zip'] }),
  /** The bytes in Base64. */
  document: Type.String(),
})
