import type { ProviderEvent } from '../payment-provider.ts'
import { fromStripe } from './amounts.ts'
import { failureOf } from './objects.ts'

interface StripeObject {
  id?: unknown
  amount_total?: unknown
  amount?: unknown
  amount_refunded?: unknown
  currency?: unknown
  payment_status?: unknown
  metadata?: { tenant_id?: unknown; payment_id?: unknown; minor?: unknown; renewal?: unknown } | null
  last_payment_error?: { code?: unknown } | null
}
interface StripeEvent {
  id?: unknown
  type?: unknown
  data?: { object?: StripeObject }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const sessionStates: Record<string, ProviderEvent['state']> = {
  'checkout.session.async_payment_succeeded': 'captured',
  'checkout.session.async_payment_failed': 'failed',
  'checkout.session.expired': 'cancelled',
}
/** Of charges to a saved card, which have no session; `requires_action` has nobody there to act. */
const renewalStates: Record<string, ProviderEvent['state']> = {
  'payment_intent.succeeded': 'captured',
  'payment_intent.requires_action': 'failed',
  'payment_intent.canceled': 'failed',
}

/** What an event means for a payment of ours, and which of its amounts counts; null for all the rest. */
function meaning(type: string, object: StripeObject): { state: ProviderEvent['state']; amount: unknown } | null {
  if (type === 'checkout.session.completed')
    return { state: object.payment_status === 'unpaid' ? 'pending' : 'captured', amount: object.amount_total }
  const ofSession = sessionStates[type]
  if (ofSession) return { state: ofSession, amount: object.amount_total }
  const ofRenewal = object.metadata?.renewal === '1' ? renewalStates[type] : undefined
  if (ofRenewal) return { state: ofRenewal, amount: object.amount }
  if (type === 'payment_intent.payment_failed') return { state: 'failed', amount: object.amount }
  if (type === 'charge.refunded') return { state: 'refunded', amount: object.amount_refunded }
  return null
}

export function parseEvent(bytes: Buffer): { tenantId: number; event: ProviderEvent | null } | null {
  let body: StripeEvent
  try {
    body = JSON.parse(bytes.toString()) as StripeEvent
  } catch {
    return null
  }
  const object = body?.data?.object
  const { tenant_id, payment_id: paymentId, minor } = object?.metadata ?? {}
  const tenantId = Number(tenant_id)
  if (!object || typeof body.id !== 'string' || typeof body.type !== 'string' || !Number.isInteger(tenantId))
    return null
  const found = meaning(body.type, object)
  const isOurs = typeof paymentId === 'string' && uuid.test(paymentId)
  if (!found || !isOurs || !Number.isInteger(found.amount) || typeof object.currency !== 'string')
    return { tenantId, event: null }
  const currency = object.currency.toUpperCase()
  return {
    tenantId,
    event: {
      tenantId,
      id: body.id,
      providerRef: String(object.id),
      paymentId,
      state: found.state,
      amount: { minor: fromStripe(Number(found.amount), currency, Number(minor ?? found.amount)), currency },
      failure: found.state === 'failed' ? failureOf(object.last_payment_error) : null,
    },
  }
}
