import { languageSubtag } from '@tradepost/domain/language/languages'
import { isLocale } from '@tradepost/i18n'
import type { StripeSettings } from '../../config/config.ts'
import { Failure } from '../../failure/failure.ts'
import { fromStripe, refundAmount, toStripe } from '../../stripe/amounts.ts'
import { createStripeApi } from '../../stripe/api.ts'
import type { OwnKeys, OwnPaymentKeys } from '../../stripe/own-keys.ts'
import { isSigned, signatureHeader } from '../../stripe/signature.ts'
import type { Clock } from '../../time/clock.ts'
import { cancelledUrl } from '../cancelled-url.ts'
import type { PaymentProvider, SessionRequest } from '../payment-provider.ts'
import { acceptDispute, sendEvidence } from './answer-dispute.ts'
import { parseDispute } from './disputes.ts'
import { parseEvent } from './events.ts'
import { type Intent, type Marks, marked, type Refund, type Session, stateOfIntent, stateOfSession } from './objects.ts'

/** Languages that Stripe's hosted page has; it has no Arabic. */
const hostedLanguages =
  'bg cs da de el en es et fi fil fr hr hu id it ja ko lt lv ms mt nb nl pl pt ro ru sk sl sv th tr vi zh'.split(' ')

/** The language of the hosted page, or else that of the shopper's browser. */
function hostedLanguage(locale: string): string {
  const subtag = isLocale(locale) ? languageSubtag(locale) : locale
  return hostedLanguages.includes(subtag) ? subtag : 'auto'
}

const isIntent = (ref: string) => ref.startsWith('pi_')
const path = (ref: string) =>
  `/v1/${isIntent(ref) ? 'payment_intents' : 'checkout/sessions'}/${encodeURIComponent(ref)}`
const marksOf = ({ tenantId, paymentId, amount }: SessionRequest): Marks => ({
  ...{ tenant_id: String(tenantId), payment_id: paymentId, minor: String(amount.minor) },
})

/**
 * Payments through Stripe Checkout: cards are entered on Stripe's page. Each tenant has its own Stripe account. Its keys are
 * those that its staff set, or else those of the environment.
 */
export function createStripeProvider(settings: StripeSettings, own: OwnPaymentKeys, clock: Clock): PaymentProvider {
  const { keys, webhookSecrets } = settings
  const api = createStripeApi(settings.api)
  async function keyOf(tenantId: number): Promise<string> {
    const key = (await own.of(tenantId)).apiKey ?? keys[String(tenantId)]
    if (key) return key
    throw new Failure('unavailable', { cause: new Error(`tenant ${tenantId} has no key of Stripe`) })
  }
  /** The secrets that may have signed an event of a tenant. */
  const secretsOf = (tenantId: string, ownKeys: OwnKeys | undefined): readonly string[] => {
    const others = ownKeys?.acceptsOthers === false ? undefined : webhookSecrets[tenantId]
    return [...(ownKeys?.webhookSecrets ?? []), ...(others ? [others] : [])]
  }
  const readSession = async (tenantId: number, id: string) =>
    api.get<Session>(await keyOf(tenantId), path(id), { 'expand[0]': 'payment_intent.latest_charge' })
  const readIntent = async (tenantId: number, id: string) =>
    api.get<Intent>(await keyOf(tenantId), path(id), { 'expand[0]': 'latest_charge' })
  /** The intent of a payment: the session's, or the reference itself if it is an intent. */
  async function intentOf(tenantId: number, ref: string): Promise<Intent> {
    const intent = isIntent(ref) ? await readIntent(tenantId, ref) : (await readSession(tenantId, ref)).payment_intent
    if (!intent || typeof intent === 'string') throw new Error(`payment ${ref} was never paid`)
    return intent
  }

  /** Opens a hosted page. With `saveCard` the page asks the card's holder to agree that the card is saved. */
  async function openPage(request: SessionRequest) {
    const { tenantId, paymentId, amount, merchant, successUrl, failedUrl, locale, saveCard } = request
    const session = await api.post<Session>(
      await keyOf(tenantId),
      '/v1/checkout/sessions',
      {
        mode: 'payment',
        success_url: successUrl,
        cancel_url: cancelledUrl(failedUrl),
        client_reference_id: paymentId,
        locale: hostedLanguage(locale),
        'line_items[0][quantity]': 1,
        'line_items[0][price_data][currency]': amount.currency.toLowerCase(),
        'line_items[0][price_data][unit_amount]': toStripe(amount.minor, amount.currency),
        'line_items[0][price_data][product_data][name]': merchant,
        ...marked('metadata', marksOf(request)),
        ...marked('payment_intent_data[metadata]', marksOf(request)),
        ...(saveCard ? { customer_creation: 'always', 'payment_intent_data[setup_future_usage]': 'off_session' } : {}),
      },
      paymentId,
    )
    return { providerRef: session.id, redirectUrl: session.url }
  }

  /** Creates a charge to the card that paid another payment; `chargeSaved` confirms it. */
  async function openCharge(request: SessionRequest, mandate: string) {
    const { tenantId, paymentId, amount, merchant } = request
    const paid = await intentOf(tenantId, mandate)
    if (!paid.customer || !paid.payment_method) throw new Failure('payment_failed')
    const intent = await api.post<Intent>(
      await keyOf(tenantId),
      '/v1/payment_intents',
      {
        amount: toStripe(amount.minor, amount.currency),
        currency: amount.currency.toLowerCase(),
        customer: paid.customer,
        payment_method: paid.payment_method,
        'payment_method_types[0]': 'card',
        description: merchant,
        ...marked('metadata', { ...marksOf(request), renewal: '1' }),
      },
      paymentId,
    )
    return { providerRef: intent.id, redirectUrl: '' }
  }

  return {
    name: 'stripe',
    createSession: (request) => (request.mandate ? openCharge(request, request.mandate) : openPage(request)),
    async chargeSaved({ tenantId, providerRef }) {
      try {
        await api.post(
          await keyOf(tenantId),
          `${path(providerRef)}/confirm`,
          { off_session: 'true' },
          `${providerRef}:confirm`,
        )
      } catch (error) {
        // The card was declined, or the bank requires its holder to authenticate. An event will report this.
        if (!(error instanceof Failure && error.code === 'payment_failed')) throw error
      }
    },
    async refund({ tenantId, providerRef, amount, idempotencyKey }) {
      const key = await keyOf(tenantId)
      const intent = await intentOf(tenantId, providerRef)
      const all = await api.all<Refund>(key, '/v1/refunds', { payment_intent: intent.id })
      const others = all.filter(({ metadata, status }) => metadata.key !== idempotencyKey && status !== 'failed')
      const sum = (amountOf: (refund: Refund) => number) =>
        others.reduce((total, refund) => total + amountOf(refund), 0)
      const before = sum((refund) => Number(refund.metadata.minor ?? refund.amount))
      const paidOut = sum((refund) => refund.amount)
      const exact = Number(intent.metadata.minor ?? intent.amount)
      const due = refundAmount(amount.minor, before, paidOut, exact, amount.currency)
      if (due <= 0) return
      const marks = { key: idempotencyKey, minor: String(amount.minor) }
      const fields = { payment_intent: intent.id, amount: due, ...marked('metadata', marks) }
      await api.post(key, '/v1/refunds', fields, idempotencyKey)
    },
    async lookUp({ tenantId, providerRef: ref }) {
      const payment = isIntent(ref)
        ? stateOfIntent(await readIntent(tenantId, ref))
        : stateOfSession(await readSession(tenantId, ref))
      return { ...payment, tenantId }
    },
    async report({ tenantId, since, until }) {
      const key = await keyOf(tenantId)
      const time = {
        'created[gte]': Math.floor(since.getTime() / 1000),
        'created[lt]': Math.ceil(until.getTime() / 1000),
      }
      const sessions = await api.all<Session>(key, '/v1/checkout/sessions', {
        ...time,
        'expand[0]': 'data.payment_intent.latest_charge',
      })
      const intents = await api.all<Intent>(key, '/v1/payment_intents', { ...time, 'expand[0]': 'data.latest_charge' })
      const renewals = intents.filter(({ metadata }) => metadata.renewal === '1')
      return [...sessions.map(stateOfSession), ...renewals.map(stateOfIntent)].filter((one) => one.captured > 0)
    },
    sendEvidence: async ({ tenantId, evidence, ...answer }) =>
      sendEvidence(api, await keyOf(tenantId), evidence, answer),
    acceptDispute: async ({ tenantId, ...answer }) => acceptDispute(api, await keyOf(tenantId), answer),
    async findDisputed(event) {
      const { metadata } = await readIntent(event.tenantId, event.providerRef)
      const { payment_id: paymentId, tenant_id: tenant, minor } = metadata
      if (!paymentId || tenant !== String(event.tenantId)) return null
      const { currency } = event.amount
      const exact = Number(minor ?? event.amount.minor)
      return { ...event, paymentId, amount: { minor: fromStripe(event.amount.minor, currency, exact), currency } }
    },
    async readEvent({ bytes, header }) {
      const now = clock.now()
      const isSignedBy = (secrets: readonly string[]) =>
        secrets.some((secret) => isSigned(secret, bytes, header(signatureHeader), now))
      const dispute = parseDispute(bytes)
      if (dispute) {
        // A dispute has none of our metadata, so the secret that signed it shows its tenant.
        const ownKeys = await own.all()
        const tenantIds = new Set([...Object.keys(webhookSecrets), ...[...ownKeys.keys()].map(String)])
        const signer = [...tenantIds].find((id) => isSignedBy(secretsOf(id, ownKeys.get(Number(id)))))
        if (!signer) return null
        return dispute.event ? { ...dispute.event, tenantId: Number(signer) } : 'ignored'
      }
      const parsed = parseEvent(bytes)
      // The claimed tenant only selects the secret that must have signed the event.
      if (!parsed || !isSignedBy(secretsOf(String(parsed.tenantId), await own.of(parsed.tenantId)))) return null
      return parsed.event ?? 'ignored'
    },
  }
}
