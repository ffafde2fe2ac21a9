import type { ContractEntry } from '../openapi.ts'
import type { Input } from './variations.ts'

/** An account to sign in with. */
export interface Person {
  email: string
  password: string
}

export interface Upload {
  name: string
  type: string
  text: string
}

export interface CheckOptions {
  /** Base address of the gateway. */
  url: string
  /** The storefront's confidential client. */
  clientId: string
  clientSecret: string
  /** Origin of the tenant's storefront. */
  origin: string
  tenantId: string
  siteId: string
  buyer: Person
  seller: Person
  /** `secondStaff` answers the proposals of `staff`. */
  staff: Person
  secondStaff: Person
  /** Called after every successful request. */
  record?(entry: ContractEntry, input: Input, data: unknown): void
}

export interface Stance {
  credential: boolean
  token?: string
  origin?: string
}

export interface Reply {
  status: number
  headers: Headers
  text: string
  json: unknown
  requestId: string
  milliseconds: number
}

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

function addressOf({ call }: ContractEntry, { params = {}, query = {} }: Input): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).filter((one) => one !== undefined).map((one) => [name, String(one)]),
  )
  return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs)}` : path
}

function payloadOf({ call }: ContractEntry, body: Input['body'], file?: Upload) {
  if (call.multipart) {
    const form = new FormData()
    if (file) form.set('file', new Blob([file.text], { type: file.type }), file.name)
    else form.set('file', new Blob([pixel], { type: 'image/png' }), 'pixel.png')
    return { body: form }
  }
  if (call.method === 'GET' || body === undefined) return {}
  return { body: JSON.stringify(body), type: 'application/json' }
}

/** Pays with a test card on the page of the gateway's card sandbox. Returns false for any other payment page. */
export async function paySandbox({ url }: CheckOptions, page: string): Promise<boolean> {
  if (!URL.canParse(page) || !new URL(page).pathname.startsWith('/sandbox-pay/')) return false
  const card = { number: '4242424242424242', expiry: '12/40', cvc: '123', name: 'Contract check', action: 'pay' }
  const address = new URL(new URL(page).pathname, url)
  const answer = await fetch(address, { method: 'POST', redirect: 'manual', body: new URLSearchParams(card) })
  return answer.status === 303
}

let counter = 0

/** Sends one request as a storefront does, and reads the response. */
export async function send(
  { url, clientId, clientSecret, origin }: CheckOptions,
  entry: ContractEntry,
  input: Input & { file?: Upload },
  stance: Stance,
): Promise<Reply> {
  const requestId = `contract-check-${process.pid}-${++counter}`
  const { body, type } = payloadOf(entry, input.body, input.file)
  const startedAt = performance.now()
  const response = await fetch(url.replace(/\/$/, '') + addressOf(entry, input), {
    method: entry.call.method,
    redirect: 'manual',
    headers: {
      origin: stance.origin ?? origin,
      lang: 'en',
      timezone: 'UTC',
      deviceid: 'contract-check',
      ...(entry.call.stream ? { accept: 'text/event-stream' } : {}),
      'x-request-id': requestId,
      ...(type ? { 'content-type': type } : {}),
      ...(stance.credential ? { 'x-client-id': clientId, 'x-client-secret': clientSecret } : {}),
      ...(stance.token ? { authorization: `Bearer ${stance.token}` } : {}),
      ...(entry.call.idempotent ? { 'idempotency-key': `check-${process.pid}-${Date.now()}-${counter}` } : {}),
    },
    ...(body === undefined ? {} : { body }),
    signal: AbortSignal.timeout(15_000),
  })
  const streaming = response.headers.get('content-type')?.startsWith('text/event-stream')
  if (streaming) await response.body?.cancel()
  const text = streaming ? '' : await response.text()
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    // `judge` reports a body that is not JSON.
  }
  return {
    status: response.status,
    headers: response.headers,
    text,
    json,
    requestId,
    milliseconds: performance.now() - startedAt,
  }
}
