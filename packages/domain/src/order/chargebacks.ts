/** Why a buyer disputes a payment at the bank, in the words of payment providers. */
export const chargebackReasons = [
  ...(['fraudulent', 'unrecognized', 'duplicate', 'product_not_received', 'product_unacceptable'] as const),
  ...(['credit_not_processed', 'subscription_canceled', 'general', 'other'] as const),
] as const
export type ChargebackReason = (typeof chargebackReasons)[number]

export const chargebackReasonOf = (given: unknown): ChargebackReason =>
  chargebackReasons.find((reason) => reason === given) ?? 'other'

/** Where a chargeback stands: to answer, answered and at the bank, or decided. */
export const chargebackStates = ['open', 'answered', 'won', 'lost'] as const
export type ChargebackState = (typeof chargebackStates)[number]

export const chargebackLimits = { statement: 5000, files: 5 } as const

/** The times that a list of buyers who charge back can be about, in days, and its orders. */
export const chargebackDays = ['30', '90', '365'] as const
export const chargebackBuyerSorts = ['count', 'amount', 'share', 'last', 'open'] as const
