import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import fresh from 'fresh'
import type { Encoding } from './compressed.ts'

interface Document {
  status: number
  encoding: Encoding
  body: Buffer
}

/** True if the browser already has the version with the response's ETag. */
export const isUnchanged = (request: IncomingHttpHeaders, response: ServerResponse): boolean =>
  fresh(request, { etag: String(response.getHeader('etag') ?? '') })

/** Sends a whole page with its Content-Length. */
export function sendDocument(
  request: IncomingMessage,
  response: ServerResponse,
  { status, encoding, body }: Document,
): void {
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
  response.writeHead(status, { 'Content-Length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}
