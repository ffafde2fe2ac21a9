import { type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorCode } from '@tradepost/contract'
import { errorText } from '../platform/failure/failure-text.ts'

const refusals: Record<string, { code: ErrorCode; status: number } | undefined> = {
  HPE_HEADER_OVERFLOW: { code: 'too_large', status: 431 },
  ERR_HTTP_REQUEST_TIMEOUT: { code: 'bad_request', status: 408 },
}

/** Answers bytes that Node cannot parse as a request, and closes the connection. */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const { code, status } = refusals[error.code ?? ''] ?? { code: 'bad_request', status: 400 }
  const body = JSON.stringify({ code, msg: errorText('en', code) })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

/** Ignores Expect headers other than 100-continue, which Node would refuse with an empty 417. */
export function ignoreExpectations(server: Server): void {
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
}
