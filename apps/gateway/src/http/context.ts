import { isIP } from 'node:net'
import type { MessageId } from '@tradepost/i18n'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PendingEntry } from '../platform/audit/audit-entry.ts'
import type { CallContext, Principal, RawRequest } from '../platform/call/call-context.ts'
import { localeOf } from '../platform/failure/failure-text.ts'
import { plainAddress } from '../platform/network/caller-network.ts'
import type { SiteFacts } from './tenants.ts'
import { readUploadedFile } from './uploaded-file.ts'

declare module 'fastify' {
  interface FastifyRequest {
    site: SiteFacts | null
    rawBytes: Buffer | null
    successText: MessageId
  }
}

/** The value of a header; Node has already joined the values of a repeated header. */
export function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}

const zones = new Map<string, boolean>()

function isTimeZone(name: string): boolean {
  const cached = zones.get(name)
  if (cached !== undefined) return cached
  let valid = false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    valid = true
  } catch {
    // Unknown time zone.
  }
  if (zones.size < 1000) zones.set(name, valid)
  return valid
}

function timeZoneOf(request: FastifyRequest): string {
  const name = header(request, 'timezone') ?? ''
  return /^[A-Za-z0-9_+/-]{1,64}$/.test(name) && isTimeZone(name) ? name : 'UTC'
}

/** The visitor's address. X-Client-IP counts only from a storefront with a valid credential. */
export function clientIp(request: FastifyRequest, confidential: boolean): string {
  const forwarded = confidential ? header(request, 'x-client-ip') : undefined
  return plainAddress(forwarded && isIP(forwarded) ? forwarded : request.ip)
}

/** The country of the visitor's address. X-Client-Country counts only from a storefront with a valid credential. */
function clientCountry(request: FastifyRequest, confidential: boolean): string | null {
  const code = confidential ? header(request, 'x-client-country') : undefined
  return code && /^[A-Z]{2}$/.test(code) ? code : null
}

function rawOf(request: FastifyRequest): RawRequest {
  return {
    header: (name) => header(request, name.toLowerCase()),
    bytes: () => request.rawBytes ?? Buffer.alloc(0),
    file: (limit) => readUploadedFile(request, limit),
  }
}

const nobody = { tenantId: 0, code: '', siteId: '0', origin: '' }

interface CallerFacts {
  /** The visitor's address, see `clientIp`. */
  ip: string
  site: SiteFacts | null
  user: Principal | null
  confidential: boolean
  clientId: string | null
  audit: PendingEntry | null
}

export function callContext(request: FastifyRequest, reply: FastifyReply, caller: CallerFacts): CallContext {
  const { site, confidential } = caller
  const deviceId = header(request, 'deviceid') ?? ''
  const key = header(request, 'idempotency-key') ?? ''
  return {
    tenant: site ? { tenantId: site.tenantId, code: site.code, siteId: site.siteId, origin: site.origin } : nobody,
    user: caller.user,
    locale: localeOf(header(request, 'lang'), site?.defaultLanguage ?? 'en'),
    timeZone: timeZoneOf(request),
    deviceId: /^[\w-]{1,64}$/.test(deviceId) ? deviceId : null,
    ip: caller.ip,
    ipCountry: clientCountry(request, confidential),
    requestId: request.id,
    confidential,
    clientId: caller.clientId,
    audit: caller.audit,
    idempotencyKey: /^[\x21-\x7e]{8,255}$/.test(key) ? key : null,
    setHeader: (name, value) => void reply.header(name, value),
    say: (message) => {
      request.successText = message
    },
    raw: rawOf(request),
  }
}
