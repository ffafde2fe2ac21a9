import type { CallData, CallInput, calls } from '@tradepost/contract'
import type { CallContext } from '../../../platform/call/call-context.ts'
import { admit } from '../../../platform/crypto/password-hash.ts'
import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import { refreshSession } from '../session/refresh.ts'
import { captchaGrant } from './grant-captcha.ts'
import { federatedGrant } from './grant-federated.ts'
import { passwordGrant } from './grant-password.ts'
import { proxyGrant } from './grant-proxy.ts'

/** Opens a session by the requested grant type. */
export function oauthToken(deps: Deps) {
  return async (
    { body }: CallInput<typeof calls.signIn.oauthToken>,
    context: CallContext,
  ): Promise<CallData<typeof calls.signIn.oauthToken>> => {
    const grant = { deps, body, context }
    switch (body.grantType) {
      case 'password':
        return admit(() => passwordGrant(grant))
      case 'captcha':
        return captchaGrant(grant)
      case 'refresh_token':
        return refreshSession(deps, body.refreshToken ?? '', context)
      case 'proxy_login':
      case 'proxy_register':
        return proxyGrant(grant)
      case 'authorization_code':
      case 'open_login':
        return federatedGrant(grant)
      default:
        throw new Failure('unsupported_grant', { field: 'grantType' })
    }
  }
}
