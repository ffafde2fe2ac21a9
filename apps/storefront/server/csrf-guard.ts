import type { IncomingMessage } from 'node:http'

export interface Refusal {
  status: 403 | 405 | 415
  reason: string
}

const bodyTypes = new Set(['application/x-www-form-urlencoded', 'multipart/form-data', 'application/json'])
const safeMethods = new Set(['GET', 'HEAD'])
const unsafeMethods = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/** Why a request that could change something is refused, or null. */
export function csrfRefusal({ method = '', headers }: IncomingMessage, publicOrigin: string): Refusal | null {
  if (safeMethods.has(method)) return null
  if (!unsafeMethods.has(method)) return { status: 405, reason: 'method' }
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return { status: 403, reason: 'sec-fetch-site' }
  if (headers.origin !== undefined) {
    if (headers.origin !== publicOrigin) return { status: 403, reason: 'origin' }
  } else if (site === undefined) return { status: 403, reason: 'no origin' }
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  if (type === undefined ? hasBody : !bodyTypes.has(type)) return { status: 415, reason: 'content-type' }
  return null
}
