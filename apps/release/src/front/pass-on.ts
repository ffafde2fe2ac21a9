import { type IncomingMessage, type ServerResponse, request as sendRequest } from 'node:http'
import type { VersionServer } from './version-server.ts'

const safe = new Set(['GET', 'HEAD'])
/** Headers of one connection, which are not passed on. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])
/** Raw headers (names and values alternate) without those of one connection. */
const passedOn = (raw: readonly string[]): string[] =>
  raw.filter((_, index) => !hopByHop.has((raw[index - (index % 2)] ?? '').toLowerCase()))

const forwardedHeaders = ({ headers }: IncomingMessage) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name) || name === 'transfer-encoding'))

interface Target {
  server: VersionServer
  /** Called once, when the answer has ended, whole or not. */
  onEnd: (failed: boolean) => void
}

/** The longest silence of a version, in milliseconds. */
export interface Patience {
  /** From the whole request to the first byte of the answer; the storefront itself gives up on its gateway after 5 s. */
  firstByteMs: number
  /** Between two pieces of an answer; an event stream sends one every 15 s. */
  betweenMs: number
}
/** A visitor who leaves after this long has given up; the answer counts as failed. */
const givingUpMs = 5000

export const patience: Patience = { firstByteMs: 30_000, betweenMs: 60_000 }

interface PassOptions extends Target, Patience {
  /** The version to ask once more when this one does not answer. */
  instead?: () => Target | undefined
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
 * Passes a request on to a version, and its answer back. An answer that breaks off ends the visitor's connection, so that
 * the browser does not take half a page for a whole one; a version that is silent for too long counts as failed.
 */
export function passOn(request: IncomingMessage, response: ServerResponse, options: PassOptions) {
  const { server, onEnd, instead, firstByteMs, betweenMs } = options
  const forwarded = [request.headers['x-forwarded-for'], request.socket.remoteAddress].filter(Boolean).join(', ')
  server.busy += 1
  const startedAt = Date.now()
  let ended = false
  let isSilent = false
  let timer: NodeJS.Timeout | undefined
  const end = (failed: boolean) => {
    if (ended) return
    ended = true
    clearTimeout(timer)
    server.busy -= 1
    onEnd(failed)
  }
  const upstream = sendRequest({
    host: '127.0.0.1',
    port: server.port,
    agent: server.agent,
    method: request.method,
    path: request.url ?? '/',
    headers: { ...forwardedHeaders(request), 'x-forwarded-for': forwarded },
  })
  /** Ends the answer when no byte arrives within `ms`. */
  const expectWithin = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      // Also disconnect a visitor who stops reading, but do not count that against the version.
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
    response.writeHead(status, passedOn(answer.rawHeaders))
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
    // A visitor who left at once does not count; one who gave up waiting counts as a failure.
    end(!isVisitorGone || Date.now() - startedAt >= givingUpMs)
    if (isVisitorGone) return
    if (response.headersSent) return void response.destroy()
    // NOTE: repeat reads only; another request may already have had its effect.
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
