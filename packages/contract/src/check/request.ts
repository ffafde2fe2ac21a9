import type { ContractEntry } from '../openapi.ts'
import type { Input } from './variations.ts'

export interface CheckOptions {
  /** Base address of the gateway. */
  url: string
  /** The storefront's confidential client. */
  clientId: string
  clientSecret: string
  /** The tenant's storefront. */
  origin: string
  tenantId: string
  siteId: string
  /** A buyer to sign in as. */
  email: string
  password: string
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

function payloadOf({ call }: ContractEntry, body: Input['body']): { body?: string | FormData; type?: string } {
  if (call.multipart) {
    const form = new FormData()
    form.set('file', new Blob([pixel], { type: 'image/png' }), 'pixel.png')
    return { body: form }
  }
  if (call.method === 'GET' || body === undefined) return {}
  return { body: JSON.stringify(body), type: 'application/json' }
}

let counter = 0

/** Sends one request of a call the way a storefront does, and reads what comes back. */
export async function send(
  { url, clientId, clientSecret, origin }: CheckOptions,
  entry: ContractEntry,
  input: Input,
  stance: Stance,
): Promise<Reply> {
  const requestId = `contract-check-${process.pid}-${++counter}`
  const { body, type } = payloadOf(entry, input.body)
  const began = performance.now()
  const response = await fetch(url.replace(/\/$/, '') + addressOf(entry, input), {
    method: entry.call.method,
    redirect: 'manual',
    headers: {
      origin: stance.origin ?? origin,
      lang: 'en',
      timezone: 'UTC',
      deviceid: 'contract-check',
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
    // Said where JSON was due.
  }
  return {
    status: response.status,
    headers: response.headers,
    text,
    json,
    requestId,
    milliseconds: performance.now() - began,
  }
}
