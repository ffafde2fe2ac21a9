import { timingSafeEqual } from 'node:crypto'
import { minuteMs } from '@tradepost/domain/time/durations'
import type { CallContext } from '../../../platform/call/call-context.ts'
import type { OpenType } from '../../../platform/config/identity.ts'
import { hashToken } from '../../../platform/crypto/tokens.ts'
import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import { type RateRule, requireRate } from '../../../platform/limits/rate-limit.ts'
import { recordSecurity } from '../guard/security-events.ts'
import { type TakenRequest, takeLoginRequest } from './login-request.ts'
import { IdentityNotProven, type ProvenIdentity, refuse, single } from './provider.ts'
import { requireProvider } from './providers.ts'

const perNetwork: RateRule = { name: 'federated-ip', limit: 60, windowMs: 15 * minuteMs }

export interface Shown {
  openType: OpenType
  callbackType: 'code' | 'id_token'
  /** Query string of the callback, or the ID token. */
  proof: string
  browserKey?: string | undefined
  redirectUrl?: string | undefined
}

export const countFederated = ({ db, clock }: Deps, { tenant: { tenantId }, ip }: CallContext): Promise<void> =>
  db.withTenant(tenantId, 'gateway', (tx) => requireRate(tx, tenantId, perNetwork, { ip }, clock.now()))

/** Requires a callback to match the sign-in it answers: same provider, client, browser and return address. */
function requireSame(taken: TakenRequest | null, shown: Shown, { clientId }: CallContext): TakenRequest {
  if (!taken) refuse('no sign-in is waiting for this')
  if (taken.openType !== shown.openType) refuse('began at another provider')
  if (taken.clientId !== clientId) refuse('began at another client')
  if (taken.callbackType !== shown.callbackType) refuse('began another way')
  if (shown.redirectUrl && shown.redirectUrl !== taken.redirectUrl) refuse('another return address')
  // Our own page posts the ID token, and the storefront guards that post against other sites.
  if (shown.browserKey === undefined && shown.callbackType === 'id_token') return taken
  if (!timingSafeEqual(hashToken(shown.browserKey ?? ''), taken.browserKeyHash)) refuse('another browser')
  return taken
}

async function proveShown(deps: Deps, context: CallContext, shown: Shown): Promise<ProvenIdentity> {
  const { tenantId, code } = context.tenant
  const { provider, tools } = requireProvider(deps, code, shown.openType)
  const take = (by: Parameters<typeof takeLoginRequest>[2]) =>
    deps.db.withTenant(tenantId, 'gateway', (tx) => takeLoginRequest(tx, tenantId, by))
  if (shown.callbackType === 'id_token') {
    if (!provider.readCredential) throw new Failure('provider_not_configured', { field: 'callbackType' })
    const { person, nonce } = await provider.readCredential(tools, shown.proof)
    requireSame(await take({ nonce }), shown, context)
    return person
  }
  const callback = new URLSearchParams(shown.proof)
  const state = single(callback, 'state')
  if (!state) refuse('no state')
  const { attempt } = requireSame(await take({ state }), shown, context)
  if (!attempt) refuse('no sign-in is waiting for this')
  return provider.finish(tools, attempt, callback)
}

/** Proves a person by a provider's answer. No transaction is open while the provider responds. */
export async function proveIdentity(deps: Deps, context: CallContext, shown: Shown): Promise<ProvenIdentity> {
  await countFederated(deps, context)
  try {
    return await proveShown(deps, context, shown)
  } catch (error) {
    if (!(error instanceof IdentityNotProven)) throw error
    const { tenantId } = context.tenant
    deps.log.info({ openType: shown.openType, reason: error.message }, 'sign-in at a provider refused')
    await deps.db.withTenant(tenantId, 'gateway', (tx) =>
      recordSecurity(tx, tenantId, {
        kind: 'federated_refused',
        ip: context.ip,
        at: deps.clock.now(),
        facts: { openType: shown.openType },
      }),
    )
    throw new Failure('invalid_grant', { cause: error })
  }
}
