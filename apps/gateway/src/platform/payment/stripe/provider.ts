import type { Clock } from '../../clock.ts'
import type { PaymentProvider, ProviderPayment } from '../payment-provider.ts'
import { createStripeApi } from './api.ts'
import { parseEvent } from './events.ts'
import { isSigned, signatureHeader } from './signature.ts'

export interface StripeSettings {
  /** Where the API is; another address only for stand-ins. */
  api: string
  /** Tenant id → secret key. */
  keys: Readonly<Record<string, string>>
  /** Tenant id → signing secret of the webhook. */
  webhookSecrets: Readonly<Record<string, string>>
}

interface Session {
  id: string
  url: string
  payment_status: string
  amount_total: number
  currency: string
  payment_intent: string | { id: string; latest_charge: { amount_refunded: number } | string | null } | null
}
interface SessionList {
  data: Session[]
  has_more: boolean
}

const pageSize = 100
/** Languages of the hosted page; others follow the shopper's browser. */
const locales: Record<string, string> = {
  ...{ en: 'en', es: 'es', fr: 'fr', it: 'it', de: 'de', ru: 'ru', ja: 'ja', id: 'id', th: 'th', kr: 'ko' },
  ...{ zh: 'zh', ms: 'ms', pt: 'pt' },
}

function stateOf({ id, payment_status, amount_total, currency, payment_intent }: Session): ProviderPayment {
  const charge = payment_intent && typeof payment_intent === 'object' ? payment_intent.latest_charge : null
  return {
    providerRef: id,
    captured: payment_status === 'paid' ? amount_total : 0,
    refunded: charge && typeof charge === 'object' ? charge.amount_refunded : 0,
    currency: currency.toUpperCase(),
  }
}

/** Payments by Stripe Checkout: cards are typed on Stripe's page, each tenant has an account of its own there. */
export function createStripeProvider(settings: StripeSettings, clock: Clock): PaymentProvider {
  const { keys, webhookSecrets } = settings
  const api = createStripeApi(settings.api)
  const keyOf = (tenantId: number) => {
    const key = keys[String(tenantId)]
    if (!key) throw new Error(`STRIPE_SECRET_KEYS has no key of tenant ${tenantId}`)
    return key
  }
  const read = (tenantId: number, id: string) =>
    api.get<Session>(keyOf(tenantId), `/v1/checkout/sessions/${encodeURIComponent(id)}`, {
      'expand[0]': 'payment_intent.latest_charge',
    })

  return {
    name: 'stripe',
    async createSession({ tenantId, paymentId, amount, merchant, successUrl, failedUrl, locale }) {
      const about = { tenant_id: String(tenantId), payment_id: paymentId }
      const named = (prefix: string) =>
        Object.fromEntries(Object.entries(about).map(([name, value]) => [`${prefix}[${name}]`, value]))
      const session = await api.post<Session>(
        keyOf(tenantId),
        '/v1/checkout/sessions',
        {
          mode: 'payment',
          success_url: successUrl,
          cancel_url: failedUrl,
          client_reference_id: paymentId,
          locale: locales[locale] ?? 'auto',
          'line_items[0][quantity]': 1,
          'line_items[0][price_data][currency]': amount.currency.toLowerCase(),
          'line_items[0][price_data][unit_amount]': amount.minor,
          'line_items[0][price_data][product_data][name]': merchant,
          ...named('metadata'),
          ...named('payment_intent_data[metadata]'),
        },
        paymentId,
      )
      return { providerRef: session.id, redirectUrl: session.url }
    },
    async refund({ tenantId, providerRef, amount, idempotencyKey }) {
      const { payment_intent: intent } = await read(tenantId, providerRef)
      if (!intent) throw new Error(`session ${providerRef} was never paid`)
      const fields = { payment_intent: typeof intent === 'string' ? intent : intent.id, amount: amount.minor }
      await api.post(keyOf(tenantId), '/v1/refunds', fields, idempotencyKey)
    },
    async lookUp({ tenantId, providerRef }) {
      return { ...stateOf(await read(tenantId, providerRef)), tenantId }
    },
    async report({ tenantId, since, until }) {
      const found: ProviderPayment[] = []
      for (let last: string | undefined; ; ) {
        const { data, has_more } = await api.get<SessionList>(keyOf(tenantId), '/v1/checkout/sessions', {
          limit: pageSize,
          'created[gte]': Math.floor(since.getTime() / 1000),
          'created[lt]': Math.ceil(until.getTime() / 1000),
          'expand[0]': 'data.payment_intent.latest_charge',
          starting_after: last,
        })
        found.push(...data.map(stateOf).filter((one) => one.captured > 0))
        last = data.at(-1)?.id
        if (!has_more || !last) return found
      }
    },
    readEvent({ bytes, header }) {
      const parsed = parseEvent(bytes)
      // Whose event it claims to be only picks the secret that must have signed it.
      const secret = parsed && webhookSecrets[String(parsed.tenantId)]
      if (!parsed || !secret || !isSigned(secret, bytes, header(signatureHeader), clock.now())) return null
      return parsed.event ?? 'ignored'
    },
  }
}
