import { currencyDigits } from '@tradepost/domain/money/money'

/** Amounts with three decimals must end in 0. */
const isInTens = (currency: string) => currencyDigits(currency) === 3
/** Currencies without decimals that Stripe counts in hundredths all the same. */
const inHundreds = new Set(['ISK', 'UGX'])

/** Our minor units → the amount that Stripe charges for them, rounded half up where it cannot charge each of them. */
export function toStripe(minor: number, currency: string): number {
  if (inHundreds.has(currency)) return minor * 100
  return isInTens(currency) ? Math.max(10, Math.round(minor / 10) * 10) : minor
}

/** Stripe's amount → our minor units; `exact` is what the whole payment costs in our books. */
export function fromStripe(amount: number, currency: string, exact: number): number {
  if (inHundreds.has(currency)) return Math.floor(amount / 100)
  return isInTens(currency) && amount === toStripe(exact, currency) ? exact : amount
}

/**
 * What Stripe is to give back now, after `before` of our minor units went back as `sent` of its own: never more than
 * our books say, and the rest with the last part.
 */
export function refundAmount(part: number, before: number, sent: number, exact: number, currency: string): number {
  const whole = before + part
  if (whole >= exact) return toStripe(exact, currency) - sent
  return (isInTens(currency) ? Math.floor(whole / 10) * 10 : toStripe(whole, currency)) - sent
}
