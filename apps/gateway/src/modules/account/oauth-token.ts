import type { account, CallData, CallInput } from '@tradepost/contract'
import type { CallContext } from '../../platform/call-context.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure.ts'
import type { Grant } from './grant.ts'
import { captchaGrant } from './grant-captcha.ts'
import { passwordGrant } from './grant-password.ts'
import { refreshSession } from './refresh.ts'
import { recordSecurity } from './security-events.ts'

/** Acting for someone else takes a privilege that no storefront client has. */
async function refusePrivileged({ deps, body, context }: Grant): Promise<never> {
  const { tenantId } = context.tenant
  await deps.db.withTenant(tenantId, 'gateway', (tx) =>
    recordSecurity(tx, tenantId, {
      kind: 'privileged_grant_refused',
      ip: context.ip,
      at: deps.clock.now(),
      facts: { grant: body.grantType },
    }),
  )
  throw new Failure('forbidden')
}

/** Grants a session. */
export function oauthToken(deps: Deps) {
  return async (
    { body }: CallInput<typeof account.oauthToken>,
    context: CallContext,
  ): Promise<CallData<typeof account.oauthToken>> => {
    const grant = { deps, body, context }
    switch (body.grantType) {
      case 'password':
        return passwordGrant(grant)
      case 'captcha':
        return captchaGrant(grant)
      case 'refresh_token':
        return refreshSession(deps, body.refreshToken ?? '', context)
      case 'proxy_login':
      case 'proxy_register':
        return refusePrivileged(grant)
      default:
        throw new Failure('unsupported_grant', { field: 'grantType' })
    }
  }
}
