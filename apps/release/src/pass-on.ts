import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { VersionServer } from './version-server.ts'

const safe = new Set(['GET', 'HEAD'])
/** Belong to one connection and are not passed on. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])
/** Header names and values in turn, as Node keeps them. */
const passedOn = (raw: readonly string[]): string[] =>
  raw.filter((_, index) => !hopByHop.has((raw[index - (index % 2)] ?? '').toLowerCase()))

const asked = ({ headers }: IncomingMessage) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name) || name === 'transfer-encoding'))

interface Target {
  server: VersionServer
  /** Told once, when the answer has ended. */
  onEnd: (failed: boolean) => void
}
interface PassOptions extends Target {
  /** Who is asked instead, once, when the version does not answer. */
  instead?: () => Target | undefined
}

/** Passes a request on to a version, and its answer back. */
export function passOn(request: IncomingMessage, response: ServerResponse, { server, onEnd, instead }: PassOptions) {
  const forwarded = [request.headers['x-forwarded-for'], request.socket.remoteAddress].filter(Boolean).join(', ')
  server.busy += 1
  let ended = false
  const end = (failed: boolean) => {
    if (ended) return
    ended = true
    server.busy -= 1
    onEnd(failed)
  }
  const upstream = ask(
    {
      host: '127.0.0.1',
      port: server.port,
      agent: server.agent,
      method: request.method,
      path: request.url ?? '/',
      headers: { ...asked(request), 'x-forwarded-for': forwarded },
    },
    (answer) => {
      const status = answer.statusCode ?? 502
      response.writeHead(status, passedOn(answer.rawHeaders))
      answer.pipe(response)
      answer.once('close', () => end(status >= 500))
    },
  )
  upstream.once('error', () => {
    end(true)
    if (response.headersSent) return void response.destroy()
    // NOTE: what only reads may be asked again; anything else may have been done already.
    const other = safe.has(request.method ?? '') ? instead?.() : undefined
    if (other) return passOn(request, response, other)
    response.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
    response.end('The shop does not answer. Please try again in a moment.')
  })
  response.once('close', () => {
    if (!response.writableFinished) upstream.destroy()
  })
  if (safe.has(request.method ?? '')) upstream.end()
  else request.pipe(upstream)
}
