import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'

// NOTE: what a visitor may not decide, the server itself knows the peer and the origin; and cookies are read one by one.
const dropped = new Set([
  'host',
  'connection',
  'cookie',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-for',
  'forwarded',
])

/** A request for a page everybody shares: nothing of who asks for it is in it, and nobody who leaves ends it. */
export const sharedRequest = (url: URL, method: 'GET' | 'HEAD'): Request =>
  new Request(url, { method, headers: { host: url.host, accept: 'text/html' } })

/** Node's request as the web's, for the address of this shop that it asks for. */
export function toWebRequest(request: IncomingMessage, response: ServerResponse, url: URL): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || dropped.has(name)) continue
    for (const item of Array.isArray(value) ? value : [value]) headers.append(name, item)
  }
  headers.set('host', url.host)
  const gone = new AbortController()
  response.on('close', () => response.writableFinished || gone.abort())
  const method = request.method ?? 'GET'
  const body = method === 'GET' || method === 'HEAD' ? null : (Readable.toWeb(request) as ReadableStream)
  return new Request(url, { method, headers, body, signal: gone.signal, duplex: 'half' } as RequestInit)
}

/** Sends a web body piece by piece and answers all of it; null when the visitor left before its end. */
export async function sendBody(
  body: ReadableStream<Uint8Array>,
  response: ServerResponse,
): Promise<Uint8Array[] | null> {
  const pieces: Uint8Array[] = []
  const flush = (response as ServerResponse & { flush?: () => void }).flush
  for await (const piece of body as unknown as AsyncIterable<Uint8Array>) {
    pieces.push(piece)
    if (response.destroyed) return null
    if (!response.write(piece))
      await new Promise<void>((resolve) => {
        response.once('drain', resolve)
        response.once('close', resolve)
      })
    flush?.call(response)
  }
  response.end()
  return response.errored || response.destroyed ? null : pieces
}
