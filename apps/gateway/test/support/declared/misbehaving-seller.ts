import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Asked {
  event: 'reserve' | 'provide' | 'cancel'
  orderId: string
  offerId: string
  count: number
  idempotencyKey: string
  attempt: number
}
export interface Heard extends Asked {
  isSigned: boolean
  headers: IncomingMessage['headers']
}

/** A misbehaviour: the program answers in this way instead of properly. */
export const misbehaviours = [
  ...([
    'late',
    'never',
    'not json',
    'html',
    'an array',
    'too large',
    'fewer',
    'more',
    'none',
    'the same twice',
  ] as const),
  ...(['invalid', 'unknown field', 'redirect', 'closed', 'closed in the body', 'drips', 'error 500', 'busy'] as const),
  ...(['refused', 'not ready', 'out of stock', 'no answer about stock', 'a code of another order'] as const),
] as const
export type Misbehaviour = (typeof misbehaviours)[number]

/** Checks a signature as a seller does who follows docs/selling-by-api.md. */
export function isSigned(secret: string, headers: IncomingMessage['headers'], body: string): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signatures } = headers
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const expected = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest()
  return String(signatures)
    .split(' ')
    .some((one) => {
      const given = Buffer.from(one.replace('v1,', ''), 'base64')
      return given.length === expected.length && timingSafeEqual(given, expected)
    })
}

let made = 0

/**
 * A program of a seller over HTTP. It answers a repeated request as before, and misbehaves as it is told: `misbehave`
 * names what it does to the next requests of an event, in turn.
 */
export async function createMisbehavingSeller() {
  const heard: Heard[] = []
  const plans = new Map<string, Misbehaviour[]>()
  /** The codes given for an order. */
  const given = new Map<string, string[]>()
  const cancelled = new Set<string>()
  let secret = ''
  let onHeard: ((asked: Asked) => unknown) | undefined
  let refuse: ((heard: Heard) => boolean) | undefined

  const codesOf = ({ orderId, count }: Asked): string[] => {
    const codes = given.get(orderId) ?? Array.from({ length: count }, () => `DECL-${++made}-${(made * 7919) % 100_000}`)
    given.set(orderId, codes)
    return codes
  }
  const json = (response: ServerResponse, data: unknown, status = 200) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(data))
  const units = (codes: readonly string[]) => ({ units: codes.map((code) => ({ code })) })

  function answer(response: ServerResponse, asked: Asked) {
    if (asked.event === 'cancel') {
      cancelled.add(asked.orderId)
      return response.writeHead(204).end()
    }
    return json(response, asked.event === 'reserve' ? { reserved: true } : units(codesOf(asked)))
  }

  const acts: Record<Misbehaviour, (response: ServerResponse, asked: Asked, request: IncomingMessage) => unknown> = {
    late: (response, asked) => setTimeout(() => answer(response, asked), 700),
    never: () => undefined,
    'not json': (response) => response.end('{"reserved": tru'),
    html: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>We will be back</h1>'),
    'an array': (response, asked) => json(response, [units(codesOf(asked))]),
    'too large': (response) => json(response, { reserved: true, padding: 'x'.repeat(5 * 1024 * 1024) }),
    fewer: (response, asked) => json(response, units(codesOf(asked).slice(1))),
    more: (response, asked) => json(response, units([...codesOf(asked), `MORE-${++made}`])),
    none: (response) => json(response, units([])),
    'the same twice': (response, asked) => json(response, units(codesOf(asked).fill(`TWICE-${++made}`))),
    invalid: (response) => json(response, { units: [{ login: 'nobody' }, { code: 'x'.repeat(501) }] }),
    'unknown field': (response, asked) => json(response, { units: codesOf(asked).map((pin) => ({ pin })) }),
    redirect: (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    closed: (_, __, request) => request.socket.destroy(),
    'closed in the body': (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '4000' })
      response.write('{"reserved":')
      setTimeout(() => response.destroy(), 20)
    },
    drips: (response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      const timer = setInterval(() => response.write(' '), 50)
      response.on('close', () => clearInterval(timer))
    },
    'error 500': (response) => response.writeHead(500).end('code CARD-SECRET was not found'),
    busy: (response) => response.writeHead(429, { 'retry-after': '1' }).end(),
    refused: (response) => json(response, { error: 'no such offer' }, 422),
    'not ready': (response) => response.writeHead(202).end(),
    'out of stock': (response) => json(response, { reserved: false }),
    'no answer about stock': (response) => json(response, { ok: 1 }),
    'a code of another order': (response, { orderId }) => {
      const other = [...given].find(([order]) => order !== orderId)
      json(response, units((other?.[1] ?? []).slice(0, 1)))
    },
  }

  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const asked = JSON.parse(body) as Asked
    const one: Heard = { ...asked, isSigned: isSigned(secret, request.headers, body), headers: request.headers }
    heard.push(one)
    await onHeard?.(asked)
    if (refuse?.(one)) return json(response, { error: 'refused' }, 409)
    const act = plans.get(asked.event)?.shift()
    if (act) acts[act](response, asked, request)
    else answer(response, asked)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    host,
    url: `http://${host}/tradepost`,
    heard,
    cancelled,
    given,
    events: (orderId: string) => heard.filter((one) => one.orderId === orderId).map(({ event }) => event),
    useSecret(value: string): void {
      secret = value
    },
    misbehave: (event: Asked['event'], ...acts: Misbehaviour[]) => void plans.set(event, acts),
    /** Runs when a request arrives, before it is answered. */
    whenHeard(run: typeof onHeard): void {
      onHeard = run
    },
    /** Makes the program careful: it refuses the calls of which this says so. */
    refuseIf(isRefused: typeof refuse): void {
      refuse = isRefused
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
