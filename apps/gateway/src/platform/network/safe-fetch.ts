import { lookup } from 'node:dns/promises'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

export type FetchRefusal =
  | 'a URL with a login'
  | 'an address of a private network'
  | 'no answer'
  | 'no answer in time'
  | 'not a URL'
  | 'only https is allowed'
  | 'the answer is not a JSON object'
  | 'the answer is too big'
  | 'the name cannot be resolved'
  | 'the name has no address'

/** Thrown if the URL must not be called from our network, or if its answer cannot be used. */
export class FetchRefused extends Error {
  readonly reason: FetchRefusal | `the provider answered ${number}`

  constructor(reason: FetchRefused['reason'], cause?: unknown) {
    super(reason, cause === undefined ? undefined : { cause })
    this.reason = reason
    this.name = 'FetchRefused'
  }
}

export interface SafeFetchOptions {
  /** `host:port` pairs of our own network that the operator allows; all others there are refused. */
  privateHosts?: readonly string[]
  timeoutMs?: number
  maxBytes?: number
  resolve?: (host: string) => Promise<readonly { address: string; family: number }[]>
}

export interface SafeRequest {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string | Buffer
  /** Less time for this request than for others. */
  timeoutMs?: number
}

export interface SafeResponse {
  status: number
  text: string
  /** The body as a JSON object; anything else is refused. */
  json(): Record<string, unknown>
}

export type SafeFetch = (url: string, request?: SafeRequest) => Promise<SafeResponse>

const lookupAll = (host: string) => lookup(host, { all: true, verbatim: true })
const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '')

function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}

async function collect(answer: IncomingMessage, maxBytes: number): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer) {
    size += (part as Buffer).length
    if (size > maxBytes) throw new FetchRefused('the answer is too big')
    parts.push(part as Buffer)
  }
  return Buffer.concat(parts).toString()
}

function asJson(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    if (value && typeof value === 'object' && !Array.isArray(value)) return value as Record<string, unknown>
  } catch {
    // Falls through to the refusal.
  }
  throw new FetchRefused('the answer is not a JSON object')
}

type Pin = (address: string) => Promise<{ url: URL; address: string; family: number }>

/** Returns a function that resolves the name of a URL once and refuses one that must not be called. */
export function createPin({ privateHosts = [], resolve = lookupAll }: SafeFetchOptions): Pin {
  async function pin(url: URL): Promise<{ address: string; family: number }> {
    const host = bare(url.hostname)
    const port = url.port || (url.protocol === 'https:' ? '443' : '80')
    const isAllowedPrivate = privateHosts.includes(`${host}:${port}`)
    if (url.username || url.password) throw new FetchRefused('a URL with a login')
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isAllowedPrivate))
      throw new FetchRefused('only https is allowed')
    const addresses = isIP(host) ? [{ address: host, family: isIP(host) }] : await resolve(host)
    const [first] = addresses
    if (!first) throw new FetchRefused('the name has no address')
    if (!isAllowedPrivate && !addresses.every(({ address }) => isPublic(address)))
      throw new FetchRefused('an address of a private network')
    return first
  }
  return async (address) => {
    if (!URL.canParse(address)) throw new FetchRefused('not a URL')
    const url = new URL(address)
    const pinned = await pin(url).catch((error) => {
      throw error instanceof FetchRefused ? error : new FetchRefused('the name cannot be resolved', error)
    })
    return { url, ...pinned }
  }
}

/**
 * Fetches URLs supplied by third parties. The name is resolved once, every address must be public, and the connection
 * goes to the checked address, so a second resolution cannot change the target. Redirects are not followed.
 */
export function createSafeFetch(options: SafeFetchOptions = {}): SafeFetch {
  const { timeoutMs = 5000, maxBytes = 262_144 } = options
  const pin = createPin(options)

  return async (address, { method = 'GET', headers = {}, body, timeoutMs: ownMs = timeoutMs } = {}) => {
    const { url, ...pinned } = await pin(address)
    const signal = AbortSignal.timeout(Math.min(ownMs, timeoutMs))
    try {
      const answer = await new Promise<IncomingMessage>((done, fail) => {
        const request = (url.protocol === 'https:' ? https : http).request(url, {
          method,
          agent: false,
          signal,
          headers: { accept: 'application/json', 'user-agent': 'tradepost-gateway', ...headers },
          lookup: (_host, { all }, callback) =>
            all ? callback(null, [pinned]) : callback(null, pinned.address, pinned.family),
        })
        request.once('response', done).once('error', fail)
        request.end(body)
      })
      const text = await collect(answer, maxBytes)
      return { status: answer.statusCode ?? 0, text, json: () => asJson(text) }
    } catch (error) {
      if (error instanceof FetchRefused) throw error
      throw new FetchRefused(signal.aborted ? 'no answer in time' : 'no answer', error)
    }
  }
}
