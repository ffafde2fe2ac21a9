import type { Call } from '@tradepost/contract'
import type { FastifyRequest } from 'fastify'
import { Failure } from '../platform/failure/failure.ts'
import { tenantOfKey } from './api-key.ts'
import { header } from './context.ts'
import type { SiteFacts, Tenants } from './tenants.ts'

interface Caller {
  site: SiteFacts | null
  confidential: boolean
  clientId: string | null
}

interface Credential {
  id: string
  secret: string
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

function fromHeaders(request: FastifyRequest): Credential | null {
  const id = header(request, 'x-client-id')
  return id ? { id, secret: header(request, 'x-client-secret') ?? '' } : null
}

function fromQuery(request: FastifyRequest): Credential | null {
  const query = request.query as Record<string, unknown>
  const id = text(query.client_id)
  return id ? { id, secret: text(query.client_secret) ?? '' } : null
}

/**
 * Decides the tenant once, by client credential or else by Origin; for a program with an API key, which has neither, by the
 * key. If several are present they must agree.
 */
export async function resolveCaller(request: FastifyRequest, call: Call, tenants: Tenants): Promise<Caller> {
  if (call.auth === 'signature') return { site: null, confidential: false, clientId: null }
  const credentials = [fromHeaders(request), call.auth === 'client' ? fromQuery(request) : null].filter(
    (credential) => credential !== null,
  )
  const sites = await Promise.all(credentials.map(({ id, secret }) => tenants.byCredential(id, secret)))
  if (sites.some((candidate) => candidate === undefined)) throw new Failure('invalid_client')
  const [site] = sites
  const origin = header(request, 'origin')
  if (site) {
    const sameTenant = sites.every((other) => other?.tenantId === site.tenantId)
    const sameOrigin = !origin || (await tenants.byOrigin(origin))?.tenantId === site.tenantId
    if (!sameTenant || !sameOrigin) throw new Failure('tenant_mismatch')
    return { site, confidential: true, clientId: credentials[0]?.id ?? null }
  }
  if (call.auth === 'client') throw new Failure('invalid_client')
  const ofKey = origin ? null : tenantOfKey(call, header(request, 'authorization'))
  const byKey = ofKey === null ? undefined : await tenants.byTenantId(ofKey)
  if (byKey) return { site: byKey, confidential: false, clientId: null }
  const byOrigin = origin ? await tenants.byOrigin(origin) : undefined
  if (!byOrigin) throw new Failure('origin_unknown')
  return { site: byOrigin, confidential: false, clientId: null }
}

/** True if the value is absent or equal; values other than texts and numbers are never equal. */
const isAbsentOrEqual = (given: unknown, expected: string) =>
  given === undefined || ((typeof given === 'string' || typeof given === 'number') && String(given) === expected)

/** Refuses a request that names a tenant or site other than the caller's. */
export function requireOwnTenant(site: SiteFacts | null, ...parts: unknown[]): void {
  if (!site) return
  for (const part of parts) {
    const { tenantId, siteId } = (part ?? {}) as { tenantId?: unknown; siteId?: unknown }
    if (!isAbsentOrEqual(tenantId, String(site.tenantId))) throw new Failure('tenant_mismatch', { field: 'tenantId' })
    if (!isAbsentOrEqual(siteId, site.siteId)) throw new Failure('tenant_mismatch', { field: 'siteId' })
  }
}
