import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sign } from '../src/platform/payment/stripe/signature.ts'

interface Intent {
  id: string
  latest_charge: { id: string; amount_refunded: number } | null
}
interface Session {
  id: string
  url: string
  created: number
  payment_status: 'unpaid' | 'paid'
  amount_total: number
  currency: string
  metadata: { tenant_id: string; payment_id: string }
  payment_intent: Intent | null
}

const newId = (prefix: string) => `${prefix}_test_${randomBytes(12).toString('hex')}`

/** Speaks as much of Stripe's HTTP API as the gateway uses, and keeps books of its own. */
export async function createStripeServer(keys: Record<string, string>, webhookSecrets: Record<string, string>) {
  const sessions = new Map<string, Session>()
  const answers = new Map<string, unknown>()
  const requests: { path: string; fields: Record<string, string> }[] = []
  let failNext = 0

  function makeSession(fields: Record<string, string>): Session {
    const session: Session = {
      id: newId('cs'),
      url: `https://checkout.stripe.test/c/pay/${newId('cs')}`,
      created: Math.floor(Date.now() / 1000),
      payment_status: 'unpaid',
      amount_total:
        Number(fields['line_items[0][price_data][unit_amount]']) * Number(fields['line_items[0][quantity]']),
      currency: fields['line_items[0][price_data][currency]'] ?? '',
      metadata: { tenant_id: fields['metadata[tenant_id]'] ?? '', payment_id: fields['metadata[payment_id]'] ?? '' },
      payment_intent: null,
    }
    sessions.set(session.id, session)
    return session
  }
  function refund(fields: Record<string, string>) {
    const session = [...sessions.values()].find((one) => one.payment_intent?.id === fields.payment_intent)
    const charge = session?.payment_intent?.latest_charge
    if (!session || !charge || charge.amount_refunded + Number(fields.amount) > session.amount_total) return null
    charge.amount_refunded += Number(fields.amount)
    return { id: newId('re'), amount: Number(fields.amount) }
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://stripe.test')
    let body = ''
    for await (const chunk of request) body += chunk
    const reply = (status: number, data: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(data))
    const tenant = Object.keys(keys).find((id) => request.headers.authorization === `Bearer ${keys[id]}`)
    if (!tenant) return reply(401, { error: { type: 'invalid_request_error' } })
    if (failNext > 0) {
      failNext--
      return reply(500, { error: { type: 'api_error' } })
    }
    const fields = Object.fromEntries(new URLSearchParams(body))
    requests.push({ path: `${request.method} ${url.pathname}`, fields })
    if (request.method === 'GET') {
      const own = [...sessions.values()].filter((one) => one.metadata.tenant_id === tenant)
      const [, id] = /^\/v1\/checkout\/sessions\/(.+)$/.exec(url.pathname) ?? []
      if (id) {
        const found = own.find((one) => one.id === id)
        return found ? reply(200, found) : reply(404, { error: { type: 'invalid_request_error' } })
      }
      const after = own.findIndex((one) => one.id === url.searchParams.get('starting_after')) + 1
      // Smaller pages than asked for: whoever reads on finds everything.
      return reply(200, { object: 'list', data: own.slice(after, after + 2), has_more: own.length > after + 2 })
    }
    const key = String(request.headers['idempotency-key'] ?? '')
    if (!key) return reply(400, { error: { type: 'idempotency_error' } })
    const known = answers.get(key)
    if (known) return reply(200, known)
    const made = url.pathname === '/v1/refunds' ? refund(fields) : makeSession(fields)
    if (!made) return reply(400, { error: { type: 'invalid_request_error' } })
    answers.set(key, made)
    return reply(200, made)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sessions,
    requests,
    failOnce: () => void failNext++,
    /** The shopper pays on the hosted page. */
    pay(id: string) {
      const session = sessions.get(id)
      if (!session) throw new Error('no such session')
      session.payment_status = 'paid'
      session.payment_intent = { id: newId('pi'), latest_charge: { id: newId('ch'), amount_refunded: 0 } }
      return session
    },
    /** A signed event about an object, as bytes and header. */
    event(type: string, object: object, { tenant = '1', at = new Date(), id = newId('evt') } = {}) {
      const body = JSON.stringify({
        id,
        object: 'event',
        type,
        created: Math.floor(at.getTime() / 1000),
        data: { object },
      })
      return { body, header: sign(webhookSecrets[tenant] ?? '', body, at) }
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
