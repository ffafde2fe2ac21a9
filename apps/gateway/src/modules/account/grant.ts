import type { account, CallInput, LoginResponse } from '@tradepost/contract'
import type { CallContext } from '../../platform/call-context.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure.ts'
import { recordSecurity } from './security-events.ts'
import { startSession } from './session-store.ts'

export interface Grant {
  deps: Deps
  body: CallInput<typeof account.oauthToken>['body']
  context: CallContext
}

/** A new session for someone who has proved who they are. */
export function openSession({ deps, body, context }: Grant, userId: string): Promise<LoginResponse> {
  const { clientId, tenant, deviceId, ip } = context
  if (!clientId) throw new Failure('invalid_client')
  const now = deps.clock.now()
  return deps.db.withTenant(tenant.tenantId, 'gateway', async (tx) => {
    await recordSecurity(tx, tenant.tenantId, { kind: 'login', userId, ip, at: now, facts: { grant: body.grantType } })
    const session = { tenantId: tenant.tenantId, userId, clientId, remember: body.remember ?? false, deviceId }
    return startSession(tx, session, now)
  })
}
