import { Type } from 'typebox'
import { WantedLine } from './cart.ts'
import {
  Amount,
  Email,
  Id,
  Instant,
  inCurrency,
  Money,
  Nothing,
  Nullable,
  OneOf,
  Page,
  PageNo,
  PageSize,
  Strict,
  TenantFacts,
  Text,
  Uuid,
} from './common.ts'
import { DeliveryInput, GivenInput, Inputs } from './delivery-input.ts'
import { Attribute } from './product.ts'
import { Review } from './reviews.ts'

export * from './cart.ts'
export * from './membership.ts'
export * from './rental.ts'
export * from './reviews.ts'
export * from './wallet.ts'

export const OrderState = OneOf([
  'awaiting_payment',
  'paid',
  'delivering',
  'delivered',
  'confirmed',
  'closed',
  'expired',
  'cancelled',
  'refund_requested',
  'refund_accepted',
  'refund_rejected',
  'auto_refunded',
  'disputed',
  'resolved_refund',
  'resolved_seller',
  'refunded',
])
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
      actor: OneOf(['buyer', 'seller', 'platform', 'service']),
      action: OneOf(['pay', 'deliver', 'confirm', 'answer_refund', 'dispute', 'decide']),
      until: Nullable(Instant),
    }),
  ),
  /** Until when theft insurance covers the order; null where it does not. */
  insuredUntil: Nullable(Instant),
  late: Type.Boolean(),
  actions: Type.Array(
    OneOf([
      ...(['pay', 'cancel', 'reveal', 'confirm', 'contact', 'refund', 'dispute'] as const),
      ...(['insurance', 'review', 'reorder'] as const),
    ]),
  ),
  /** What protects the buyer now: against what, until when, and who acts; null where nothing is at stake. */
  protection: Nullable(
    Type.Object({
      covers: OneOf(['delivery', 'receipt', 'refund', 'dispute', 'theft']),
      until: Nullable(Instant),
      actor: OneOf(['buyer', 'seller', 'platform', 'service']),
    }),
  ),
})
/** What a buyer makes sure of before confirming; which of them, depends on what is handed over. */
export const HandoverStep = OneOf([
  ...(['signed_in', 'as_described', 'password', 'recovery', 'two_factor', 'sessions', 'amount', 'works'] as const),
  ...(['own_account', 'redeemed', 'goal', 'nothing_missing', 'access_closed', 'left_unchanged'] as const),
])
export const OrderDetail = Type.Object({
  ...Order.properties,
  timeline: Type.Array(
    Type.Object({ state: OrderState, at: Instant, actor: OneOf(['buyer', 'seller', 'platform', 'service']) }),
  ),
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

export const preOrder = {
  body: Strict({
    ...TenantFacts,
    ...inCurrency,
    order: Strict({
      lines: Type.Optional(Type.Array(WantedLine, { minItems: 1, maxItems: 50 })),
      deliveryEmail: Email,
      /** What the shopper saw, in minor units; a different server total answers price_changed and makes no order. */
      expectedTotal: Type.Optional(Amount),
      couponId: Type.Optional(Uuid),
    }),
    referrerUrl: Type.Optional(Text(2000)),
    isBuyByCart: Type.Boolean(),
  }),
  data: Type.Object({ purchaseId: Uuid, orderIds: Type.Array(Id), total: Money, payBefore: Instant }),
}
export const Purchase = Type.Object({
  purchaseId: Uuid,
  /** `order`, or what else is paid for: `membership`, `top_up`. */
  kind: Type.Optional(Type.String()),
  total: Money,
  state: PaymentState,
  failure: Nullable(Type.String()),
  payBefore: Instant,
  deliveryEmail: Type.String(),
  orders: Type.Array(Order),
})
export const getPurchase = { params: Type.Object({ id: Uuid }), data: Purchase }
export const startPayment = {
  params: Type.Object({ id: Uuid }),
  body: Strict({ provider: OneOf(['card']), successUrl: Text(2000, 1), failedUrl: Text(2000, 1) }),
  /** Where the shopper pays. */
  data: Type.Object({ paymentId: Uuid, redirectUrl: Type.String() }),
}
export const paymentWebhook = {
  params: Type.Object({ provider: Type.String({ pattern: '^[a-z]{2,20}$', maxLength: 20, examples: ['card'] }) }),
  data: Nothing,
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
    /** False takes ticks back. */
    done: Type.Boolean(),
  }),
  data: Type.Object({ handover: OrderDetail.properties.handover }),
}
export const correctInputs = { params: Type.Object({ id: Id }), body: Strict({ inputs: Inputs }), data: OrderDetail }
export const confirmOrder = {
  params: Type.Object({ id: Id }),
  /** The buyer has read what confirming gives up. */
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
    items: Type.Array(Type.Object({ label: Type.String(), value: Type.String() })),
  }),
}

export const walletBalance = { data: Type.Object({ amount: Type.Integer(), currency: Type.Literal('GCOIN') }) }
export const couponList = {
  body: Strict({
    available: Type.Optional(Type.Boolean()),
    ...inCurrency,
    pageNo: PageNo,
    pageSize: PageSize,
  }),
  data: Page(
    Type.Object({
      id: Uuid,
      name: Type.String(),
      state: Type.String(),
      /** Zero where the coupon takes an amount off. */
      percentOff: Type.Integer(),
      amountOff: Nullable(Money),
      minTotal: Nullable(Money),
      /** The most a share takes off; null where the coupon takes an amount off. */
      mostOff: Nullable(Money),
      expiresAt: Instant,
    }),
  ),
}
export const pointTotal = { data: Type.Object({ totalPoint: Type.Integer() }) }
export const lastPurchase = {
  body: Strict({ ...TenantFacts, offerId: Type.Optional(Id) }),
  data: Type.Object({ order: Nullable(Order) }),
}
