import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'

// NOTE: what a visitor may not decide; the server itself knows the peer and the origin.
const dropped = new Set(['host', 'connection', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-for', 'forwarded'])

/** Node's request as the web's, under the storefront's own origin. */
export function toWebRequest(request: IncomingMessage, response: ServerResponse, publicOrigin: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || dropped.has(name)) continue
    for (const item of Array.isArray(value) ? value : [value]) headers.append(name, item)
  }
  headers.set('host', new URL(publicOrigin).host)
  const gone = new AbortController()
  response.on('close', () => response.writableFinished || gone.abort())
  const method = request.method ?? 'GET'
  const body = method === 'GET' || method === 'HEAD' ? null : (Readable.toWeb(request) as ReadableStream)
  return new Request(new URL(request.url ?? '/', publicOrigin), {
    method,
    headers,
    body,
    signal: gone.signal,
    duplex: 'half',
  } as RequestInit)
}

/** Sends a web body piece by piece; `onText` sees all of it. */
export async function sendBody(body: ReadableStream<Uint8Array>, response: ServerResponse): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = []
  const flush = (response as ServerResponse & { flush?: () => void }).flush
  for await (const piece of body as unknown as AsyncIterable<Uint8Array>) {
    pieces.push(piece)
    if (response.destroyed) break
    if (!response.write(piece))
      await new Promise<void>((resolve) => {
        response.once('drain', resolve)
        response.once('close', resolve)
      })
    flush?.call(response)
  }
  response.end()
  return pieces
}
