import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sign } from '../../src/platform/stripe/signature.ts'

type Metadata = Record<string, string>
interface Intent {
  id: string
  status: string
  amount: number
  amount_received: number
  currency: string
  created: number
  customer: string | null
  payment_method: string | null
  metadata: Metadata
  latest_charge: {
    id: string
    amount_refunded: number
    payment_method_details?: { card: { country: string } }
  } | null
  last_payment_error: { code: string } | null
}
interface Session {
  id: string
  url: string
  created: number
  status: string
  payment_status: 'unpaid' | 'paid'
  amount_total: number
  currency: string
  customer: string | null
  metadata: Metadata
  payment_intent: Intent | null
}
interface Dispute {
  id: string
  status: string
  metadata: Metadata
  evidence_details: { submission_count: number; past_due: boolean }
  evidence: Fields
}
type Fields = Record<string, string>
interface EventOptions {
  tenant?: string
  at?: Date
  id?: string
  /** The tenant's secret without it. */
  secret?: string
}

const newId = (prefix: string) => `${prefix}_test_${randomBytes(12).toString('hex')}`

/** Implements the part of Stripe's HTTP API that the gateway uses. Records sessions, payments and refunds in memory. */
export async function createStripeServer(
  /** By tenant; an account may have several keys. */
  keys: Record<string, string | readonly string[]>,
  webhookSecrets: Record<string, string>,
) {
  const sessions = new Map<string, Session>()
  const intents = new Map<string, Intent>()
  const refunds: { id: string; payment_intent: string; amount: number; status: string; metadata: Metadata }[] = []
  const disputes = new Map<string, Dispute>()
  const files: string[] = []
  const answers = new Map<string, { status: number; data: unknown }>()
  const requests: { path: string; fields: Fields }[] = []
  /** Saved cards, each with the decline code of charges without the cardholder; undefined if these succeed. */
  const savedCards = new Map<string, string | undefined>()
  const savesCard = new Map<string, boolean>()
  let failNext = 0

  const metadata = (fields: Fields, prefix: string): Metadata =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, value]) =>
        name.startsWith(`${prefix}[`) ? [[name.slice(prefix.length + 1, -1), value]] : [],
      ),
    )
  const refused = (type: string, code?: string) => ({ error: { type, code } })
  /** Stripe refuses a last digit other than zero in currencies with three decimals. */
  const isChargeable = (amount: number, currency: string) =>
    Number.isInteger(amount) &&
    amount > 0 &&
    (!['kwd', 'bhd', 'jod', 'omr', 'tnd'].includes(currency) || amount % 10 === 0)

  function makeSession(fields: Fields): Session | null {
    const amount = Number(fields['line_items[0][price_data][unit_amount]']) * Number(fields['line_items[0][quantity]'])
    const currency = fields['line_items[0][price_data][currency]'] ?? ''
    if (!isChargeable(amount, currency)) return null
    const session: Session = {
      id: newId('cs'),
      url: `https://checkout.stripe.com/c/pay/${newId('cs')}`,
      created: Math.floor(Date.now() / 1000),
      status: 'open',
      payment_status: 'unpaid',
      amount_total: amount,
      currency,
      customer: null,
      metadata: metadata(fields, 'metadata'),
      payment_intent: null,
    }
    savesCard.set(session.id, fields['payment_intent_data[setup_future_usage]'] === 'off_session')
    sessions.set(session.id, session)
    return session
  }
  function makeIntent(fields: Fields): Intent | null {
    const { amount, currency = '', customer = '', payment_method = '' } = fields
    if (!isChargeable(Number(amount), currency) || !savedCards.has(payment_method)) return null
    const intent: Intent = {
      ...{ id: newId('pi'), status: 'requires_confirmation', amount: Number(amount), amount_received: 0, currency },
      ...{ created: Math.floor(Date.now() / 1000), customer, payment_method, metadata: metadata(fields, 'metadata') },
      ...{ latest_charge: null, last_payment_error: null },
    }
    intents.set(intent.id, intent)
    return intent
  }
  /** Charges a saved card. The card's bank may decline, or require the cardholder. */
  function confirm(id: string, { off_session }: Fields): { status: number; data: unknown } {
    const intent = intents.get(id)
    if (intent?.status !== 'requires_confirmation' || off_session !== 'true')
      return { status: 400, data: refused('invalid_request_error') }
    const code = savedCards.get(intent.payment_method ?? '')
    if (code) {
      Object.assign(intent, { status: 'requires_payment_method', last_payment_error: { code } })
      return { status: 402, data: refused('card_error', code) }
    }
    const latest_charge = { id: newId('ch'), amount_refunded: 0 }
    Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, latest_charge })
    return { status: 200, data: intent }
  }
  function refund(fields: Fields) {
    const { payment_intent: id = '' } = fields
    const intent = intents.get(id)
    const charge = intent?.latest_charge
    const amount = Number(fields.amount)
    if (!charge || !isChargeable(amount, intent.currency) || charge.amount_refunded + amount > intent.amount)
      return null
    charge.amount_refunded += amount
    const created = {
      id: newId('re'),
      payment_intent: id,
      amount,
      status: 'succeeded',
      metadata: metadata(fields, 'metadata'),
    }
    refunds.push(created)
    return created
  }
  /** Evidence or an acceptance of a dispute, which Stripe takes while it needs a response. */
  function answerDispute(id: string, isClose: boolean, fields: Fields): { status: number; data: unknown } {
    const dispute = disputes.get(id)
    if (dispute?.status !== 'needs_response') return { status: 400, data: refused('invalid_request_error') }
    Object.assign(dispute.metadata, metadata(fields, 'metadata'))
    if (isClose) dispute.status = 'lost'
    if (fields.submit === 'true') {
      Object.assign(dispute, { status: 'under_review', evidence: metadata(fields, 'evidence') })
      dispute.evidence_details.submission_count++
    }
    return { status: 200, data: dispute }
  }
  function handlePost(path: string, fields: Fields, body: string): { status: number; data: unknown } {
    if (path === '/v1/files') {
      files.push(body)
      return { status: 200, data: { id: newId('file') } }
    }
    const [, disputed, close] = /^\/v1\/disputes\/(\w+)(\/close)?$/.exec(path) ?? []
    if (disputed) return answerDispute(disputed, close !== undefined, fields)
    const [, confirmed] = /^\/v1\/payment_intents\/(\w+)\/confirm$/.exec(path) ?? []
    if (confirmed) return confirm(confirmed, fields)
    const make = { '/v1/refunds': refund, '/v1/payment_intents': makeIntent, '/v1/checkout/sessions': makeSession }[
      path
    ]
    const created = make?.(fields)
    return created ? { status: 200, data: created } : { status: 400, data: refused('invalid_request_error') }
  }
  function lists(path: string, query: URLSearchParams, tenant: string): { id: string }[] {
    if (path === '/v1/refunds') return refunds.filter((one) => one.payment_intent === query.get('payment_intent'))
    const ofTenant = (one: { metadata: Metadata }) => one.metadata.tenant_id === tenant
    return path.startsWith('/v1/payment_intents')
      ? [...intents.values()].filter(ofTenant)
      : [...sessions.values()].filter(ofTenant)
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://stripe.test')
    let body = ''
    for await (const chunk of request) body += chunk
    const reply = (status: number, data: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(data))
    const tenant = Object.keys(keys).find((id) =>
      [keys[id] ?? []].flat().some((key) => request.headers.authorization === `Bearer ${key}`),
    )
    if (!tenant) return reply(401, { error: { type: 'invalid_request_error' } })
    if (failNext > 0) {
      failNext--
      return reply(500, { error: { type: 'api_error' } })
    }
    const fields = Object.fromEntries(new URLSearchParams(body))
    requests.push({ path: `${request.method} ${url.pathname}`, fields })
    if (request.method === 'GET') {
      if (url.pathname === '/v1/account') return reply(200, { id: `acct_of_${tenant}` })
      const dispute = disputes.get(/^\/v1\/disputes\/(\w+)$/.exec(url.pathname)?.[1] ?? '')
      if (dispute) return reply(200, dispute)
      const [, list = '', id] =
        /^(\/v1\/(?:checkout\/sessions|payment_intents|refunds))(?:\/(.+))?$/.exec(url.pathname) ?? []
      const objects = lists(list, url.searchParams, tenant)
      if (id) {
        const object = objects.find((one) => one.id === id)
        return object ? reply(200, object) : reply(404, refused('invalid_request_error'))
      }
      const after = objects.findIndex((one) => one.id === url.searchParams.get('starting_after')) + 1
      // Pages are smaller than requested, so that clients must read on.
      return reply(200, { object: 'list', data: objects.slice(after, after + 2), has_more: objects.length > after + 2 })
    }
    const key = String(request.headers['idempotency-key'] ?? '')
    if (!key) return reply(400, { error: { type: 'idempotency_error' } })
    const answer = answers.get(key) ?? handlePost(url.pathname, fields, body)
    answers.set(key, answer)
    return reply(answer.status, answer.data)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sessions,
    intents,
    requests,
    disputes,
    files,
    /** A dispute that needs a response. */
    dispute(pastDue = false): string {
      const id = newId('dp')
      const evidence_details = { submission_count: 0, past_due: pastDue }
      disputes.set(id, { id, status: 'needs_response', metadata: {}, evidence_details, evidence: {} })
      return id
    },
    /** Forgets the answers by key, as Stripe does after a day. */
    forgetKeys: () => answers.clear(),
    failOnce: () => void failNext++,
    /** Pays on the hosted page. `later` is the decline code of the saved card's next charge. */
    pay(id: string, later?: string) {
      const session = sessions.get(id)
      if (!session) throw new Error('the session does not exist')
      const { amount_total: amount, currency, created } = session
      const card = newId('pm')
      if (savesCard.get(id)) savedCards.set(card, later)
      const intent: Intent = {
        ...{ id: newId('pi'), status: 'succeeded', amount, amount_received: amount, currency, created },
        ...{ customer: savesCard.get(id) ? newId('cus') : null, payment_method: card, metadata: session.metadata },
        latest_charge: {
          ...{ id: newId('ch'), amount_refunded: 0 },
          payment_method_details: { card: { country: 'DE' } },
        },
        last_payment_error: null,
      }
      intents.set(intent.id, intent)
      Object.assign(session, { payment_status: 'paid', status: 'complete', payment_intent: intent })
      return session
    },
    /** A signed event about an object, as body and header. */
    event(
      type: string,
      object: object,
      { tenant = '1', at = new Date(), id = newId('evt'), secret }: EventOptions = {},
    ) {
      const body = JSON.stringify({
        id,
        object: 'event',
        type,
        created: Math.floor(at.getTime() / 1000),
        data: { object },
      })
      return { body, header: sign(secret ?? webhookSecrets[tenant] ?? '', body, at) }
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
