import type { LoginResponse } from '@tradepost/contract'
import { userType } from '@tradepost/contract/constants'
import { readEmail } from '../../platform/email.ts'
import { Failure } from '../../platform/failure.ts'
import { verifyPassword } from '../../platform/password-hash.ts'
import { type Grant, openSession } from './grant.ts'
import { countAttempt, forgiveAttempts } from './login-limits.ts'
import { recordSecurity } from './security-events.ts'
import { findByEmail } from './user-store.ts'

/** Email and password. Unknown address, missing password and wrong password take the same time and say the same. */
export async function passwordGrant(grant: Grant): Promise<LoginResponse> {
  const { deps, body, context } = grant
  const { tenantId } = context.tenant
  const email = readEmail(body.email)
  const attempt = { tenantId, ip: context.ip, key: email.key }
  await countAttempt(deps, attempt)
  const found = await deps.db.withTenant(tenantId, 'gateway', (tx) => findByEmail(tx, tenantId, email.key))
  const right = await verifyPassword(found?.hash ?? null, body.password ?? '')
  if (!found || !right || !found.user.enabled || !(found.user.userType & userType.buyer)) {
    await deps.db.withTenant(tenantId, 'gateway', (tx) =>
      recordSecurity(tx, tenantId, {
        kind: 'login_failed',
        userId: found?.user.id ?? null,
        ip: context.ip,
        at: deps.clock.now(),
      }),
    )
    throw new Failure('credentials_wrong')
  }
  await forgiveAttempts(deps, attempt)
  return openSession(grant, found.user.id, 'password')
}
