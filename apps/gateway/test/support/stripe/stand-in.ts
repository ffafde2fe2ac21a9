import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sign } from '../../../src/platform/stripe/signature.ts'
import { type Answer, createConnectBooks, type Fields, newId, refused, type Visit } from './connect-books.ts'
import { createIdentityBooks, type Showing } from './identity-books.ts'

/**
 * How the next call goes wrong: an error before the work is done, an error or a cut connection after it, or an answer
 * that is no JSON.
 */
export type Misbehaviour = 409 | 429 | 500 | '500 after' | 'cut after' | 'garbage'

interface Options {
  /** Tenant id → secret key. */
  keys: Record<string, string>
  /** Tenant id → signing secret of the webhooks. */
  secrets: Record<string, string>
  now?: () => Date
}

const visitLabels: Record<Exclude<Visit, 'rejected'>, string> = {
  ready: 'Give all details',
  review: 'Give details to check',
  left: 'Leave',
}
const showingLabels: Record<Exclude<Showing, 'canceled'>, string> = {
  verified: 'Show a good document',
  document_expired: 'Show an expired document',
  processing: 'Show a document to look at',
  left: 'Leave',
}

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><main><h1>${title}</h1>${body}</main></html>`

/** Stands in for the part of Stripe that pays sellers, with its pages. It misbehaves on request. */
export async function createStripeStandIn({ keys, secrets, now = () => new Date() }: Options) {
  const connect = createConnectBooks(() => base)
  const identity = createIdentityBooks(() => base)
  const answers = new Map<string, { fields: string; answer: Answer }>()
  const requests: { path: string; fields: Fields; key: string }[] = []
  const wrongs: { misbehaviour: Misbehaviour; path: string }[] = []
  /** Where events go when somebody uses a page; nobody hears of it without an address. */
  const webhooks: { payouts?: string; identity?: string; copies: number } = { copies: 1 }

  /** A signed event, as body and header. */
  function event(
    type: string,
    object: object,
    { tenant = '1', account, id = newId('evt'), at = now() }: EventOptions = {},
  ) {
    const body = JSON.stringify({ id, object: 'event', type, ...(account ? { account } : {}), data: { object } })
    return { body, header: sign(secrets[tenant] ?? '', body, at) }
  }
  async function tell(
    product: 'payouts' | 'identity',
    type: string,
    object: { id: string; tenant: string },
    account?: string,
  ) {
    const { body, header } = event(type, object, { tenant: object.tenant, ...(account ? { account } : {}) })
    const address = webhooks[product]
    for (let copy = 0; address && copy < webhooks.copies; copy++)
      await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': header },
        body,
      }).catch(() => null)
  }

  /** Answers the same request with the same key in the same way. */
  function repeatable(key: string, fields: Fields, work: () => Answer | null): Answer {
    const text = JSON.stringify(fields)
    const before = answers.get(key)
    if (before && before.fields !== text) return refused(400, 'idempotency_key_in_use', 'idempotency_error')
    const answer = before?.answer ?? work() ?? refused(404, 'url_invalid')
    if (!before) answers.set(key, { fields: text, answer })
    return answer
  }

  function misbehave(response: ServerResponse, wrong: Misbehaviour | undefined): boolean {
    if (wrong === undefined) return false
    if (wrong === 'cut after') response.destroy()
    else if (wrong === 'garbage') response.writeHead(200).end('<html>')
    else response.writeHead(wrong === '500 after' ? 500 : wrong).end('{"error":{"type":"api_error"}}')
    return true
  }

  async function showPage(path: string, method: string, fields: Fields, response: ServerResponse) {
    const id = path.split('/').at(-1) ?? ''
    const link = connect.links.get(id)
    const session = identity.sessions.get(id)
    if (!link && !session) return response.writeHead(404).end(page('This link has expired', ''))
    if (method === 'GET') {
      const buttons = Object.entries(link ? visitLabels : showingLabels)
        .map(([value, label]) => `<button name="what" value="${value}">${label}</button>`)
        .join(' ')
      return response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(page('Stand-in for Stripe', `<form method="post">${buttons}</form>`))
    }
    response.writeHead(303, { location: link?.back ?? session?.back }).end()
    if (link) {
      const account = connect.visit(link.account, fields.what as Visit)
      await tell('payouts', 'account.updated', account, account.id)
    } else {
      const shown = identity.show(id, fields.what as Showing)
      await tell('identity', `identity.verification_session.${shown.status}`, shown)
    }
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://stripe.test')
    let body = ''
    for await (const chunk of request) body += chunk
    const fields = Object.fromEntries(new URLSearchParams(body))
    const { method = 'GET' } = request
    if (url.pathname === '/webhook') {
      Object.assign(webhooks, fields, { copies: Number(fields.copies ?? 1) })
      return response.writeHead(204).end()
    }
    if (url.pathname === '/transfers')
      return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(connect.transfers))
    if (url.pathname.startsWith('/page/')) return showPage(url.pathname, method, fields, response)
    const reply = ({ status, data }: Answer) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(data))
    const tenant = Object.keys(keys).find((id) => request.headers.authorization === `Bearer ${keys[id]}`)
    if (!tenant) return reply(refused(401, 'api_key_invalid'))
    const path = `${method} ${url.pathname}`
    const key = String(request.headers['idempotency-key'] ?? '')
    requests.push({ path, fields, key })
    const index = wrongs.findIndex((one) => path.startsWith(one.path))
    const [wrong] = index < 0 ? [] : wrongs.splice(index, 1)
    if (typeof wrong?.misbehaviour === 'number') return misbehave(response, wrong.misbehaviour)
    const answer =
      method === 'GET'
        ? (connect.get(url.pathname, url.searchParams, tenant) ??
          identity.get(url.pathname, url.searchParams, tenant) ??
          refused(404, 'url_invalid'))
        : key
          ? repeatable(
              key,
              fields,
              () => connect.post(url.pathname, fields, tenant) ?? identity.post(url.pathname, fields, tenant),
            )
          : refused(400, 'idempotency_key_missing', 'idempotency_error')
    if (!misbehave(response, wrong?.misbehaviour)) reply(answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    ...{ api: base, requests, event, ...connect, identity },
    /** Lets the next call of a path go wrong. */
    goWrong: (misbehaviour: Misbehaviour, path: string) => wrongs.push({ misbehaviour, path }),
    /** Stripe keeps idempotency keys for a day. */
    forgetKeys: () => answers.clear(),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

interface EventOptions {
  tenant?: string
  account?: string
  id?: string
  at?: Date
}

export type StripeStandIn = Awaited<ReturnType<typeof createStripeStandIn>>
