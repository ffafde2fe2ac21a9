import type { LoginResponse } from '@tradepost/contract'
import { Failure } from '../../../platform/failure/failure.ts'
import { userOfIdentity } from '../federation/identity-store.ts'
import { spendOpenId } from '../federation/open-ids.ts'
import { proveIdentity } from '../federation/prove.ts'
import type { ProvenIdentity } from '../federation/provider.ts'
import { type Grant, openSessionIn } from './grant.ts'

/** The callback: sent as a whole query string, or as code and state only. */
function callbackOf({ code, callback, state }: Grant['body']): string | null {
  if (callback) return callback
  return code && state ? new URLSearchParams({ code, state }).toString() : null
}

/**
 * Opens a session for both social grants. The proof is a provider's callback (authorization_code) or an open id that
 * was issued for a callback (open_login). Each grant type accepts both proofs.
 */
export async function federatedGrant(grant: Grant): Promise<LoginResponse> {
  const { deps, body, context } = grant
  const { openType, openId, browserKey, token, remember } = body
  const { tenantId } = context.tenant
  if (!openType) throw new Failure('data_error', { field: 'openType' })
  const proof = openId ? null : callbackOf(body)
  if (!openId && !proof)
    throw new Failure('data_error', { field: body.grantType === 'open_login' ? 'openId' : 'callback' })
  const proven: ProvenIdentity | null = proof
    ? await proveIdentity(deps, context, { openType, callbackType: 'code', proof, browserKey })
    : await deps.db.withTenant(tenantId, 'gateway', (tx) => spendOpenId(tx, context, openType, openId ?? ''))
  if (!proven) throw new Failure('invalid_grant', { field: 'openId' })
  return deps.db.withTenant(tenantId, 'gateway', async (tx) => {
    const userId = await userOfIdentity(deps, tx, context, openType, proven)
    return openSessionIn(tx, userId, { deps, context, amr: 'federated', remember, before: token })
  })
}
