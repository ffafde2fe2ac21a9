import { chargebackReasonOf } from '@tradepost/domain/order/chargebacks'
import { isCurrency, isMinor, isReference } from '../event-fields.ts'
import type { DisputeEvent } from '../payment-provider.ts'

interface StripeDispute {
  id?: unknown
  amount?: unknown
  currency?: unknown
  status?: unknown
  payment_intent?: unknown
  reason?: unknown
  evidence_details?: { due_by?: unknown } | null
}
interface StripeEvent {
  id?: unknown
  type?: unknown
  data?: { object?: StripeDispute }
}

/** Seconds since 1970 up to the end of the year 9999. */
const isEpochSecond = (value: unknown): value is number => isMinor(value) && value > 0 && value <= 253_402_300_799

const prefix = 'charge.dispute.'
/** Final states of a dispute. A closed inquiry and a refunded charge count as won: the bank takes no money. */
const finalStates: Record<string, DisputeEvent['state']> = {
  ...{ won: 'dispute_won', warning_closed: 'dispute_won', charge_refunded: 'dispute_won', lost: 'dispute_lost' },
}
const fundsMoved: Record<string, DisputeEvent['state']> = {
  funds_withdrawn: 'dispute_withdrawn',
  funds_reinstated: 'dispute_reinstated',
}
const lookUp = (table: Record<string, DisputeEvent['state']>, name: unknown) =>
  typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined

/**
 * Reads a dispute event, with Stripe's amounts and the id of the charged intent; null for other events. Does not check
 * the signature.
 */
export function parseDispute(bytes: Buffer): { event: Omit<DisputeEvent, 'tenantId'> | null } | null {
  let body: StripeEvent
  try {
    body = JSON.parse(bytes.toString()) as StripeEvent
  } catch {
    return null
  }
  if (typeof body?.type !== 'string' || !body.type.startsWith(prefix)) return null
  const { id, amount, currency: code, status, payment_intent: intent, ...about } = body.data?.object ?? {}
  const currency = typeof code === 'string' ? code.toUpperCase() : ''
  if (!isReference(body.id) || !isReference(id) || !isReference(intent) || !isMinor(amount) || !isCurrency(currency))
    return { event: null }
  const state = lookUp(fundsMoved, body.type.slice(prefix.length)) ?? lookUp(finalStates, status) ?? 'disputed'
  const dueBy = about.evidence_details?.due_by
  return {
    event: {
      ...{ id: body.id, providerRef: intent, dispute: id, state, amount: { minor: amount, currency } },
      reason: chargebackReasonOf(about.reason),
      ...(isEpochSecond(dueBy) ? { evidenceBy: new Date(dueBy * 1000) } : {}),
    },
  }
}
