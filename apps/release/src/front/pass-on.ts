import { type IncomingMessage, type ServerResponse, request as sendRequest } from 'node:http'
import type { VersionServer } from './version-server.ts'

const safe = new Set(['GET', 'HEAD'])
/** Headers that apply to one connection only, so a proxy must not forward them. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])
/** Raw headers (alternating names and values) without the hop-by-hop headers; `replaced` takes the place of its names. */
function passedOn(raw: readonly string[], replaced: Record<string, string>): string[] {
  const dropped = new Set([...hopByHop, ...Object.keys(replaced).map((name) => name.toLowerCase())])
  return [
    ...raw.filter((_, index) => !dropped.has((raw[index - (index % 2)] ?? '').toLowerCase())),
    ...Object.entries(replaced).flat(),
  ]
}

const forwardedHeaders = ({ headers }: IncomingMessage) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name) || name === 'transfer-encoding'))

interface Target {
  server: VersionServer
  /** Called once, when the answer has ended, completely or not. `ms` is the time until its first byte, or its end. */
  onEnd: (failed: boolean, ms: number) => void
}

/** Time limits for the answers of a version, in milliseconds. */
export interface Patience {
  /** From the end of the request to the first byte of the answer. The storefront's own limit for the gateway is 5 s. */
  firstByteMs: number
  /** Between two chunks of an answer. An event stream sends a chunk every 15 s. */
  betweenMs: number
}
/** If a visitor disconnects after waiting at least this long, the answer counts as failed. */
const givingUpMs = 5000

export const patience: Patience = { firstByteMs: 30_000, betweenMs: 60_000 }

interface PassOptions extends Target, Patience {
  /** Returns the version that gets the request again if this version does not answer. */
  instead?: () => Target | undefined
  /** Headers of the answer that replace those of the version. */
  headers?: Record<string, string>
}

const unavailable = (response: ServerResponse, status: 502 | 504) => {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': '2',
  })
  response.end('The shop does not answer. Please try again in a moment.')
}

/**
 * Forwards a request to a version, and the answer to the visitor. If the answer is cut off, the visitor's connection is
 * closed too, so that the browser detects an incomplete page. An answer that exceeds a time limit counts as failed.
 */
export function passOn(request: IncomingMessage, response: ServerResponse, options: PassOptions) {
  const { server, onEnd, instead, firstByteMs, betweenMs, headers = {} } = options
  const forwarded = [request.headers['x-forwarded-for'], request.socket.remoteAddress].filter(Boolean).join(', ')
  server.busy += 1
  const startedAt = Date.now()
  let firstByteAt: number | undefined
  let ended = false
  let isSilent = false
  let timer: NodeJS.Timeout | undefined
  const end = (failed: boolean) => {
    if (ended) return
    ended = true
    clearTimeout(timer)
    server.busy -= 1
    onEnd(failed, (firstByteAt ?? Date.now()) - startedAt)
  }
  const upstream = sendRequest({
    host: '127.0.0.1',
    port: server.port,
    agent: server.agent,
    method: request.method,
    path: request.url ?? '/',
    headers: { ...forwardedHeaders(request), 'x-forwarded-for': forwarded },
  })
  /** Aborts the answer if no byte is received within `ms`. */
  const expectWithin = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      // If the visitor has stopped reading, disconnect the visitor too, but do not count the answer as failed.
      if (response.writableNeedDrain) end(false)
      isSilent = true
      upstream.destroy(new Error(`silent for ${ms} ms`))
    }, ms)
  }
  upstream.once('finish', () => {
    if (!ended && !response.headersSent) expectWithin(firstByteMs)
  })
  upstream.once('response', (answer) => {
    const status = answer.statusCode ?? 502
    firstByteAt = Date.now()
    response.writeHead(status, passedOn(answer.rawHeaders, headers))
    expectWithin(betweenMs)
    answer.on('data', () => expectWithin(betweenMs))
    answer.pipe(response)
    answer.once('close', () => {
      end(!answer.complete || status >= 500)
      if (!answer.complete) response.destroy()
    })
    answer.on('error', () => {})
  })
  upstream.once('error', () => {
    const isVisitorGone = response.destroyed
    // A visitor who disconnects early does not count; a visitor who disconnects after a long wait counts as a failure.
    end(!isVisitorGone || Date.now() - startedAt >= givingUpMs)
    if (isVisitorGone) return
    if (response.headersSent) return void response.destroy()
    // NOTE: repeat only safe methods such as GET; any other request may already have changed data.
    const target = safe.has(request.method ?? '') ? instead?.() : undefined
    if (target) return passOn(request, response, { ...target, firstByteMs, betweenMs })
    unavailable(response, isSilent ? 504 : 502)
  })
  response.once('close', () => {
    if (!response.writableFinished) upstream.destroy()
  })
  if (safe.has(request.method ?? '')) upstream.end()
  else request.pipe(upstream)
}
