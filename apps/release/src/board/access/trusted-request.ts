import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'

const hostOf = (host: string | undefined) => URL.parse(`http://${host ?? ''}`)?.hostname ?? ''

/** True for names and addresses of this machine. */
export const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' ||
  hostname === '[::1]' ||
  hostname === '::1' ||
  (isIP(hostname) === 4 && hostname.startsWith('127.'))

/**
 * True if the Host header names the board. A name that somebody else's DNS points at this machine is refused, because a
 * page of that name could otherwise read the board.
 */
export const isTrustedHost = (host: string | undefined, origin: string | undefined): boolean =>
  isLoopback(hostOf(host)) || (origin !== undefined && URL.parse(origin)?.host === host)

/** True if a form was sent by a page of the board itself. */
export function isOwnForm(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  return headers.origin === undefined || URL.parse(headers.origin)?.host === headers.host
}
