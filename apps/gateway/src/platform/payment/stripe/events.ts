import type { ProviderEvent } from '../payment-provider.ts'

interface StripeObject {
  id?: unknown
  amount_total?: unknown
  amount?: unknown
  amount_refunded?: unknown
  currency?: unknown
  payment_status?: unknown
  metadata?: { tenant_id?: unknown; payment_id?: unknown } | null
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

/** What an event means for a payment of ours, and which of its amounts counts; null for all the rest. */
function meaning(type: string, object: StripeObject): { state: ProviderEvent['state']; minor: unknown } | null {
  if (type === 'checkout.session.completed')
    return { state: object.payment_status === 'unpaid' ? 'pending' : 'captured', minor: object.amount_total }
  const state = sessionStates[type]
  if (state) return { state, minor: object.amount_total }
  if (type === 'payment_intent.payment_failed') return { state: 'failed', minor: object.amount }
  if (type === 'charge.refunded') return { state: 'refunded', minor: object.amount_refunded }
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
  const tenantId = Number(object?.metadata?.tenant_id)
  if (!object || typeof body.id !== 'string' || typeof body.type !== 'string' || !Number.isInteger(tenantId))
    return null
  const paymentId = object.metadata?.payment_id
  const found = meaning(body.type, object)
  const isOurs = typeof paymentId === 'string' && uuid.test(paymentId)
  if (!found || !isOurs || !Number.isInteger(found.minor) || typeof object.currency !== 'string')
    return { tenantId, event: null }
  const failure = object.last_payment_error?.code
  return {
    tenantId,
    event: {
      tenantId,
      id: body.id,
      providerRef: String(object.id),
      paymentId,
      state: found.state,
      amount: { minor: found.minor as number, currency: object.currency.toUpperCase() },
      failure: found.state === 'failed' ? (typeof failure === 'string' ? failure : 'card_declined') : null,
    },
  }
}
