export const orderStates = [
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
] as const
export type OrderState = (typeof orderStates)[number]

export const orderActors = ['buyer', 'seller', 'platform', 'service'] as const
export type OrderActor = (typeof orderActors)[number]

type Edge = readonly [from: OrderState, to: OrderState, actors: readonly OrderActor[]]

/** Every transition of an order with its permitted actors. A test compares the list with the table `state_edge`. */
export const orderEdges: readonly Edge[] = [
  ['awaiting_payment', 'paid', ['platform']],
  ['awaiting_payment', 'expired', ['platform']],
  ['awaiting_payment', 'cancelled', ['buyer', 'platform']],
  ['expired', 'paid', ['platform']],
  ['paid', 'delivering', ['platform']],
  ['paid', 'refund_requested', ['buyer']],
  ['paid', 'refunded', ['platform']],
  ['delivering', 'delivered', ['platform', 'seller']],
  ['delivering', 'refund_requested', ['buyer']],
  ['delivering', 'refunded', ['platform']],
  ['delivered', 'confirmed', ['buyer', 'platform']],
  ['delivered', 'refund_requested', ['buyer']],
  ['delivered', 'disputed', ['buyer']],
  ['delivered', 'refunded', ['platform']],
  ['confirmed', 'closed', ['platform']],
  ['refund_requested', 'refund_accepted', ['seller']],
  ['refund_requested', 'refund_rejected', ['seller']],
  ['refund_requested', 'delivered', ['seller']],
  ['refund_requested', 'auto_refunded', ['platform']],
  ['refund_requested', 'refunded', ['platform']],
  ['refund_accepted', 'refunded', ['platform']],
  ['refund_rejected', 'disputed', ['buyer']],
  ['refund_rejected', 'confirmed', ['platform', 'buyer']],
  ['refund_rejected', 'delivered', ['seller']],
  ['refund_rejected', 'refunded', ['platform']],
  ['disputed', 'resolved_refund', ['service']],
  ['disputed', 'resolved_seller', ['service']],
  ['disputed', 'refunded', ['platform']],
  ['resolved_refund', 'refunded', ['platform']],
  ['resolved_seller', 'confirmed', ['platform']],
]

export const mayMove = (from: OrderState, to: OrderState, actor: OrderActor): boolean =>
  orderEdges.some((edge) => edge[0] === from && edge[1] === to && edge[2].includes(actor))

type States = readonly OrderState[]

/** Paid, but not delivered in full. */
export const undeliveredStates = ['paid', 'delivering'] as const satisfies States
/** A buyer may request a refund, and the platform may refund without a request. */
export const refundableStates = ['paid', 'delivering', 'delivered'] as const satisfies States
export const confirmableStates = ['delivered', 'refund_rejected', 'resolved_seller'] as const satisfies States
/** The buyer may still correct delivery inputs. */
export const correctableStates = ['awaiting_payment', 'paid', 'delivering'] as const satisfies States
/** Settled with the seller. */
export const settledStates = ['confirmed', 'closed'] as const satisfies States
/** Ended in favour of the seller: settled, or about to be. */
export const finishedStates = ['confirmed', 'closed', 'resolved_seller'] as const satisfies States
/** Ended without a payment. */
export const unpaidEnds = ['expired', 'cancelled'] as const satisfies States
/** Ended with a refund. */
export const refundedStates = ['auto_refunded', 'refunded'] as const satisfies States
/** An order enters at most one of these states, and at most once. */
export const endStates = ['confirmed', 'refunded', 'auto_refunded', 'cancelled'] as const satisfies States
/** No payment was received. */
export const unpaidStates = ['awaiting_payment', 'expired', 'cancelled'] as const satisfies States
/** All delivered details may be revealed. */
export const revealableStates = ['delivered', 'confirmed', 'closed', 'resolved_seller'] as const satisfies States
/** The seller may replace a delivered unit that does not work. */
export const replaceableStates = [
  ...(['delivering', 'delivered', 'confirmed', 'closed', 'refund_requested', 'refund_rejected'] as const),
  ...(['disputed', 'resolved_seller'] as const),
] as const satisfies States
/** The buyer has paid, and the seller's earnings are not settled yet. */
export const earningStates = [
  ...(['paid', 'delivering', 'delivered', 'refund_requested', 'refund_rejected', 'disputed'] as const),
] as const satisfies States
/** Somebody still waits for goods, money or a decision. */
export const openStates = [
  ...(['awaiting_payment', 'paid', 'delivering', 'refund_requested', 'refund_accepted'] as const),
  ...(['refund_rejected', 'disputed', 'resolved_refund', 'resolved_seller'] as const),
] as const satisfies States

/** Units can be claimed not to work; in the settled ones, as long as the order is insured. */
export const unitClaimStates = ['delivering', 'delivered', 'confirmed', 'closed'] as const satisfies States
/** Somebody decides about the whole order, which ends the claims about its units. */
export const claimEndingStates = ['refund_requested', 'disputed', 'refunded'] as const satisfies States

export const isOneOf = (states: States, state: OrderState): boolean => states.includes(state)

/** Groups of orders in a buyer's list. */
export const buyerGroups = {
  'to-pay': ['awaiting_payment'],
  'in-progress': ['paid', 'delivering'],
  'to-confirm': ['delivered'],
  finished: ['confirmed', 'closed', 'resolved_seller', 'expired', 'cancelled'],
  'after-sales': [
    ...(['refund_requested', 'refund_accepted', 'refund_rejected', 'auto_refunded'] as const),
    ...(['disputed', 'resolved_refund', 'refunded'] as const),
  ],
} as const satisfies Record<string, States>

/** Groups of orders in a seller's list. Unpaid orders are in no group. */
export const sellerGroups = {
  'to-deliver': ['paid', 'delivering'],
  'to-confirm': ['delivered'],
  'after-sales': [
    ...(['refund_requested', 'refund_accepted', 'refund_rejected'] as const),
    ...(['disputed', 'resolved_refund', 'resolved_seller'] as const),
  ],
  finished: ['confirmed', 'closed', 'refunded', 'auto_refunded'],
} as const satisfies Record<string, States>
