import type { IncomingMessage } from 'node:http'

export interface Refusal {
  status: 403 | 405 | 415
  reason: string
}

const bodyTypes = new Set(['application/x-www-form-urlencoded', 'multipart/form-data', 'application/json'])
const safeMethods = new Set(['GET', 'HEAD'])
const unsafeMethods = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * The one-click unsubscribe POST that mail programs send (RFC 8058): it has no cookies, and its token alone authorises it.
 */
function isOneClick({ method, url = '', headers }: IncomingMessage): boolean {
  if (method !== 'POST' || headers.cookie !== undefined || headers.origin !== undefined) return false
  return headers['sec-fetch-site'] === undefined && /^(?:\/[a-z]{2})?\/unsubscribe\?(?:[^#]*&)?token=[^&#]+/.test(url)
}

/** The reason to refuse a request that could change something, or null. */
export function csrfRefusal(request: IncomingMessage, publicOrigin: string): Refusal | null {
  const { method = '', headers } = request
  if (safeMethods.has(method)) return null
  if (!unsafeMethods.has(method)) return { status: 405, reason: 'method' }
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return { status: 403, reason: 'sec-fetch-site' }
  if (headers.origin !== undefined) {
    if (headers.origin !== publicOrigin) return { status: 403, reason: 'origin' }
  } else if (site === undefined && !isOneClick(request)) return { status: 403, reason: 'no origin' }
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  if (type === undefined ? hasBody : !bodyTypes.has(type)) return { status: 415, reason: 'content-type' }
  return null
}
