import { isUuid } from '@tradepost/domain/typed/id'
import { wholeNumber } from '@tradepost/domain/typed/whole-number'
import { fromStripe } from '../../stripe/amounts.ts'
import { isCurrency, isMinor, isReference, isTenantId } from '../event-fields.ts'
import type { ProviderEvent } from '../payment-provider.ts'
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

const sessionStates: Record<string, ProviderEvent['state']> = {
  'checkout.session.async_payment_succeeded': 'captured',
  'checkout.session.async_payment_failed': 'failed',
  'checkout.session.expired': 'cancelled',
}
/**
 * Events of off-session charges to a saved card, which have no session. `requires_action` counts as failed, because the
 * card's holder is absent.
 */
const renewalStates: Record<string, ProviderEvent['state']> = {
  'payment_intent.succeeded': 'captured',
  'payment_intent.requires_action': 'failed',
  'payment_intent.canceled': 'failed',
}

/** A number from the metadata, which Stripe stores as text. */
const numberIn = (value: unknown): number | null =>
  typeof value === 'number' ? value : typeof value === 'string' ? wholeNumber(value) : null

/** The payment state that an event reports, and its amount; null for events we do not use. */
function paymentStateOf(type: string, object: StripeObject): { state: ProviderEvent['state']; amount: unknown } | null {
  if (type === 'checkout.session.completed')
    return { state: object.payment_status === 'unpaid' ? 'pending' : 'captured', amount: object.amount_total }
  const ofSession = Object.hasOwn(sessionStates, type) ? sessionStates[type] : undefined
  if (ofSession) return { state: ofSession, amount: object.amount_total }
  const ofRenewal =
    object.metadata?.renewal === '1' && Object.hasOwn(renewalStates, type) ? renewalStates[type] : undefined
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
  // The signature is not checked yet, so the value may be anything; Number() could throw.
  const tenantId = numberIn(tenant_id)
  if (!object || !isReference(body.id) || typeof body.type !== 'string' || !isTenantId(tenantId)) return null
  const reported = paymentStateOf(body.type, object)
  const isOurs = typeof paymentId === 'string' && isUuid(paymentId)
  const currency = typeof object.currency === 'string' ? object.currency.toUpperCase() : ''
  if (!reported || !isOurs || !isMinor(reported.amount) || !isCurrency(currency) || !isReference(object.id))
    return { tenantId, event: null }
  return {
    tenantId,
    event: {
      tenantId,
      id: body.id,
      providerRef: object.id,
      paymentId,
      state: reported.state,
      amount: { minor: fromStripe(reported.amount, currency, numberIn(minor) ?? reported.amount), currency },
      failure: reported.state === 'failed' ? failureOf(object.last_payment_error) : null,
    },
  }
}
