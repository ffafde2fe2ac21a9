/** Kinds of accounts that a seller types in. */
export const typedAccountKinds = ['iban', 'paypal'] as const
export type TypedAccountKind = (typeof typedAccountKinds)[number]

/** All kinds of accounts that a seller can be paid to. `stripe`: an account that the seller opened at Stripe. */
export const payoutAccountKinds = [...typedAccountKinds, 'stripe'] as const
export type PayoutAccountKind = (typeof payoutAccountKinds)[number]

/** An account at a provider, as the provider sees it. Only a ready one is paid to; a closed one never again. */
export const connectedAccountStates = ['details_missing', 'under_review', 'ready', 'closed'] as const
export type ConnectedAccountState = (typeof connectedAccountStates)[number]

/** A payout from its booking to its end. `returned`: the bank sent the money back after it had been paid. */
export const payoutStates = ['planned', 'sending', 'sent', 'paid', 'failed', 'returned', 'cancelled'] as const
export type PayoutState = (typeof payoutStates)[number]

export const payoutRunStates = ['preparing', 'waiting', 'sending', 'done', 'cancelled'] as const
export type PayoutRunState = (typeof payoutRunStates)[number]

/** The steps of a payout. The database holds the same ones in `state_edge`. */
export const payoutEdges = {
  planned: ['sending', 'cancelled'],
  sending: ['sent', 'failed', 'paid'],
  sent: ['paid', 'failed'],
  paid: ['returned'],
  failed: [],
  returned: [],
  cancelled: [],
} as const satisfies Record<PayoutState, readonly PayoutState[]>

/** The states in which a payout's money is neither with the seller nor back in the balance. */
export const underwayPayoutStates = ['planned', 'sending', 'sent'] as const satisfies PayoutState[]

export const mayMove = (from: PayoutState, to: PayoutState): boolean =>
  (payoutEdges[from] as readonly PayoutState[]).includes(to)

/** Hours after which a new account is paid to. Its owner is told by mail and can object until then. */
export const newAccountHours = 24
