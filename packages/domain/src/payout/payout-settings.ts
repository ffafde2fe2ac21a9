/** A part of a seller's share is kept back for a number of days, for sellers below a level. */
export interface ReserveStep {
  belowLevel: number
  percent: number
  days: number
}

/** The account of the company that a file of SEPA credit transfers is paid from. */
export interface SepaDebtor {
  name: string
  iban: string
  bic?: string
}

/** How a site pays its sellers, what it takes, and how much one member of staff may give away alone. */
export interface PayoutSettings {
  /** Day of the week on which sellers are paid, from 1 (Monday) to 7; 0 pays only when staff start a run. */
  payoutWeekday: number
  /** The smallest balance that is paid out and the fee of a payout, in US cents. */
  payoutMinimumUsd: number
  payoutFeeUsd: number
  /** Staff decisions above this amount, in US cents, need a second person. */
  fourEyesUsd: number
  reserveSteps: readonly ReserveStep[]
  /** Name of the provider that pays a currency, or `none`. A currency that is not named is paid by whoever can. */
  payoutProviders: Readonly<Record<string, string>>
  sepaDebtor: SepaDebtor | null
  /** The platform's share of a confirmed order, unless a commission rule applies. */
  feePercent: number
  /** The deposit of a new seller, in US cents; 0 asks for none. */
  sellerDepositUsd: number
  /** Most that one member of staff gives alone within 24 hours, in total and per receiver, in US cents. */
  giftsPerDayUsd: number
  giftsPerReceiverUsd: number
  /** The same limits in points, for one gift, in total and per receiver. */
  fourEyesPoints: number
  giftsPerDayPoints: number
  giftsPerReceiverPoints: number
}

/** The reserve for a seller of a level: the step with the lowest level that is still above it; null if nothing is kept. */
export function reserveStepFor(steps: readonly ReserveStep[], level: number): ReserveStep | null {
  const [step = null] = steps
    .filter(({ belowLevel }) => level < belowLevel)
    .toSorted((a, b) => a.belowLevel - b.belowLevel)
  return step && step.percent > 0 ? step : null
}

/** Names of the settings, in the order in which they are shown. */
export const payoutSettingNames = [
  'payoutWeekday',
  'payoutMinimumUsd',
  'payoutFeeUsd',
  'fourEyesUsd',
  'reserveSteps',
  'payoutProviders',
  'sepaDebtor',
  'feePercent',
  'sellerDepositUsd',
  'giftsPerDayUsd',
  'giftsPerReceiverUsd',
  'fourEyesPoints',
  'giftsPerDayPoints',
  'giftsPerReceiverPoints',
] as const satisfies readonly (keyof PayoutSettings)[]
