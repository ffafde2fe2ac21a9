import { calls } from '@tradepost/contract'
import type { CallContext } from '../../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../../platform/call/implement.ts'
import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import { loginRequestSeconds, storeLoginRequest } from './login-request.ts'
import { issueOpenId } from './open-ids.ts'
import { countFederated, proveIdentity } from './prove.ts'
import { offeredProviders, requireProvider } from './providers.ts'

/** Allows redirects to the tenant's own origin only. */
function requireOwnAddress(redirectUrl: string, { tenant }: CallContext): string {
  const bad = /[\\\p{Cc}\p{Zs}#]/u.test(redirectUrl) || !URL.canParse(redirectUrl)
  const url = bad ? null : new URL(redirectUrl)
  if (!url || url.origin !== tenant.origin || url.username || url.password) {
    throw new Failure('redirect_refused', { field: 'redirectUrl' })
  }
  return url.toString()
}

export const signInCalls = (deps: Deps): Implementation[] => [
  implement(calls.signIn.identityProviders, async (_input, { tenant }) => ({
    providers: offeredProviders(deps, tenant.code),
  })),

  implement(calls.signIn.authUrl, async ({ query }, context) => {
    const { tenant, clientId } = context
    const { openType, callbackType = 'code' } = query
    if (!clientId) throw new Failure('invalid_client')
    const { provider, tools } = requireProvider(deps, tenant.code, openType)
    if (callbackType === 'id_token' && !provider.readCredential) {
      throw new Failure('provider_not_configured', { field: 'callbackType' })
    }
    const redirectUrl = requireOwnAddress(query.redirectUrl, context)
    await countFederated(deps, context)
    const beginning = { tenantId: tenant.tenantId, openType, clientId, callbackType, redirectUrl }
    const { attempt, browserKey } = await deps.db.withTenant(tenant.tenantId, 'gateway', (tx) =>
      storeLoginRequest(tx, beginning),
    )
    return {
      url: callbackType === 'code' ? await provider.begin(tools, attempt) : null,
      state: attempt.state,
      nonce: attempt.nonce,
      clientId: tools.settings.clientId ?? null,
      browserKey,
      expiresIn: loginRequestSeconds,
    }
  }),

  implement(calls.signIn.openId, async ({ query }, context) => {
    const { openType, callback, browserKey } = query
    const person = await proveIdentity(deps, context, { openType, callbackType: 'code', proof: callback, browserKey })
    return issueOpenId(deps, context, openType, person)
  }),

  implement(calls.signIn.exchangeCredential, async ({ body }, context) => {
    const { openType, callbackType, authCode, redirectUrl, browserKey } = body
    const shown = { openType, callbackType, proof: authCode, browserKey, redirectUrl }
    const person = await proveIdentity(deps, context, shown)
    return issueOpenId(deps, context, openType, person)
  }),
]
