import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import compression from 'compression'

// Headers that loaders do not get: the server determines origin and client address, and CookieReader has the cookies.
const droppedHeaders = new Set([
  'host',
  'connection',
  'cookie',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-for',
  'forwarded',
])

/** A request to render a page for the cache. It has no personal data and continues if the visitor disconnects. */
export const sharedRequest = (url: URL, method: 'GET' | 'HEAD'): Request =>
  new Request(url, { method, headers: { host: url.host, accept: 'text/html' } })

/** Converts Node's request into a web Request for `url`. */
export function toWebRequest(request: IncomingMessage, response: ServerResponse, url: URL): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || droppedHeaders.has(name)) continue
    for (const item of Array.isArray(value) ? value : [value]) headers.append(name, item)
  }
  headers.set('host', url.host)
  const controller = new AbortController()
  response.on('close', () => response.writableFinished || controller.abort())
  const method = request.method ?? 'GET'
  const body = method === 'GET' || method === 'HEAD' ? null : (Readable.toWeb(request) as ReadableStream)
  return new Request(url, { method, headers, body, signal: controller.signal, duplex: 'half' } as RequestInit)
}

const compressBody = compression({ threshold: 1024 })

/** Streams an answer that is not a page, compressed if the browser accepts that. Sends each event immediately. */
export async function sendBody(
  request: IncomingMessage,
  response: ServerResponse,
  body: ReadableStream<Uint8Array>,
  status: number,
): Promise<void> {
  await new Promise<void>((resolve) => compressBody(request as never, response as never, () => resolve()))
  response.writeHead(status)
  const sendsEvents = String(response.getHeader('content-type') ?? '').startsWith('text/event-stream')
  const flush = (response as ServerResponse & { flush?: () => void }).flush
  for await (const piece of body as unknown as AsyncIterable<Uint8Array>) {
    if (response.destroyed) return
    if (!response.write(piece))
      await new Promise<void>((resolve) => {
        response.once('drain', resolve)
        response.once('close', resolve)
      })
    if (sendsEvents) flush?.call(response)
  }
  response.end()
}
