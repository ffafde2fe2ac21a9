import { fromStripe } from '../../stripe/amounts.ts'
import type { ProviderPayment } from '../payment-provider.ts'

/** The metadata that the gateway sets on its Stripe objects. */
export type Marks = { tenant_id: string; payment_id: string; minor: string; renewal?: string }

interface Charge {
  amount_refunded: number
  payment_method_details?: { card?: { country?: string | null } | null } | null
}

export interface Intent {
  id: string
  status: string
  amount: number
  amount_received: number
  currency: string
  customer: string | null
  payment_method: string | null
  metadata: Partial<Marks>
  latest_charge: Charge | string | null
  last_payment_error: { code?: string; decline_code?: string } | null
}

export interface Session {
  id: string
  url: string
  status: string
  payment_status: string
  amount_total: number
  currency: string
  customer: string | null
  metadata: Partial<Marks>
  payment_intent: Intent | string | null
}

export interface Refund {
  id: string
  amount: number
  status: string
  metadata: { key?: string; minor?: string }
}

/** Metadata as form fields. */
export const marked = (prefix: string, marks: Record<string, string>) =>
  Object.fromEntries(Object.entries(marks).map(([name, value]) => [`${prefix}[${name}]`, value]))

const exactOf = (metadata: Partial<Marks> | undefined, amount: number) => Number(metadata?.minor ?? amount)
const chargeOf = (intent: Intent | string | null): Charge | null => {
  const charge = intent && typeof intent === 'object' ? intent.latest_charge : null
  return charge && typeof charge === 'object' ? charge : null
}
const refundedOf = (intent: Intent | string | null) => chargeOf(intent)?.amount_refunded ?? 0
/** The country of the card's bank; null if Stripe does not name one. */
const cardCountryOf = (intent: Intent | string | null) => {
  const country = chargeOf(intent)?.payment_method_details?.card?.country ?? ''
  return /^[A-Z]{2}$/.test(country) ? country : null
}

function state(
  ref: string,
  currency: string,
  { paid, refunded, exact, failure }: { paid: number; refunded: number; exact: number; failure: string | null },
): ProviderPayment {
  const code = currency.toUpperCase()
  const ours = (amount: number) => fromStripe(amount, code, exact)
  return { providerRef: ref, captured: ours(paid), refunded: ours(refunded), currency: code, failure }
}

export function stateOfSession({ id, payment_status, amount_total, currency, payment_intent, ...rest }: Session) {
  const paid = payment_status === 'paid' ? amount_total : 0
  const failure = rest.status === 'expired' && !paid ? 'expired' : null
  const paidState = state(id, currency, {
    ...{ paid, refunded: refundedOf(payment_intent), exact: exactOf(rest.metadata, amount_total), failure },
  })
  return { ...paidState, cardCountry: cardCountryOf(payment_intent) }
}

export const failureOf = (error: { code?: unknown; decline_code?: unknown } | null | undefined): string =>
  typeof error?.code === 'string' ? error.code : 'card_declined'

export function stateOfIntent(intent: Intent): ProviderPayment {
  const refused =
    intent.status === 'canceled' || (intent.status === 'requires_payment_method' && intent.last_payment_error)
  return state(intent.id, intent.currency, {
    paid: intent.status === 'succeeded' ? intent.amount_received : 0,
    refunded: refundedOf(intent),
    exact: exactOf(intent.metadata, intent.amount),
    // `requires_action` counts as failed: the card's holder is not present to answer the bank.
    failure: refused || intent.status === 'requires_action' ? failureOf(intent.last_payment_error) : null,
  })
}
