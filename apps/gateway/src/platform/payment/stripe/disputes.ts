import { isCurrency, isMinor, isReference } from '../event-fields.ts'
import type { DisputeEvent } from '../payment-provider.ts'

interface StripeDispute {
  id?: unknown
  amount?: unknown
  currency?: unknown
  status?: unknown
  payment_intent?: unknown
}
interface StripeEvent {
  id?: unknown
  type?: unknown
  data?: { object?: StripeDispute }
}

const prefix = 'charge.dispute.'
/** How a dispute can end; an inquiry that the bank dropped took nothing, and one that was paid back is over. */
const decided: Record<string, DisputeEvent['state']> = {
  ...{ won: 'dispute_won', warning_closed: 'dispute_won', charge_refunded: 'dispute_won', lost: 'dispute_lost' },
}
const moved: Record<string, DisputeEvent['state']> = {
  funds_withdrawn: 'dispute_withdrawn',
  funds_reinstated: 'dispute_reinstated',
}
const of = (table: Record<string, DisputeEvent['state']>, name: unknown) =>
  typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined

/**
 * What an event says about a dispute, in Stripe's amounts and by the name of the intent that was charged; null when it is
 * about something else. Nobody signed this yet.
 */
export function parseDispute(bytes: Buffer): { event: Omit<DisputeEvent, 'tenantId'> | null } | null {
  let body: StripeEvent
  try {
    body = JSON.parse(bytes.toString()) as StripeEvent
  } catch {
    return null
  }
  if (typeof body?.type !== 'string' || !body.type.startsWith(prefix)) return null
  const { id, amount, currency: code, status, payment_intent: intent } = body.data?.object ?? {}
  const currency = typeof code === 'string' ? code.toUpperCase() : ''
  if (!isReference(body.id) || !isReference(id) || !isReference(intent) || !isMinor(amount) || !isCurrency(currency))
    return { event: null }
  const state = of(moved, body.type.slice(prefix.length)) ?? of(decided, status) ?? 'disputed'
  return { event: { id: body.id, providerRef: intent, dispute: id, state, amount: { minor: amount, currency } } }
}
