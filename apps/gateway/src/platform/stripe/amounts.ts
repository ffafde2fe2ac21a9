import { currencyDigits } from '@tradepost/domain/money/money'

/** Stripe requires the last digit of amounts with three decimals to be 0. */
const isInTens = (currency: string) => currencyDigits(currency) === 3
/** Currencies without decimals that Stripe nevertheless counts in hundredths. */
const inHundreds = new Set(['ISK', 'UGX'])

/** The step between amounts that Stripe can move, in our minor units. */
export const stripeStep = (currency: string): number => (isInTens(currency) ? 10 : 1)

/** Our minor units → Stripe's amount, rounded half up for currencies in tens. */
export function toStripe(minor: number, currency: string): number {
  if (inHundreds.has(currency)) return minor * 100
  return isInTens(currency) ? Math.max(10, Math.round(minor / 10) * 10) : minor
}

/** Stripe's amount → our minor units. `exact` is the total of the payment in our books. */
export function fromStripe(amount: number, currency: string, exact: number): number {
  if (inHundreds.has(currency)) return Math.floor(amount / 100)
  return isInTens(currency) && amount === toStripe(exact, currency) ? exact : amount
}

/**
 * Stripe's amount of the next partial refund. `before` is already refunded in our minor units, which Stripe paid out as
 * `paidOut`. Never refunds more than our books say; the last part pays out the rest.
 */
export function refundAmount(part: number, before: number, paidOut: number, exact: number, currency: string): number {
  const whole = before + part
  if (whole >= exact) return toStripe(exact, currency) - paidOut
  return (isInTens(currency) ? Math.floor(whole / 10) * 10 : toStripe(whole, currency)) - paidOut
}
