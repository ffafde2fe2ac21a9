import type { IncomingMessage } from 'node:http'

/**
 * True if a request that may change something comes from another site. A form of the desk has the desk's own origin; a
 * browser without `Sec-Fetch-Site` sends at least `Origin`.
 */
export function isForeign(
  { method = '', headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  origin: string,
): boolean {
  if (method === 'GET' || method === 'HEAD') return false
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return true
  return headers.origin === undefined ? site === undefined : headers.origin !== origin
}
