import type { LoginResponse } from '@tradepost/contract'
import { userType } from '@tradepost/contract/constants'
import { verifyPassword } from '../../../platform/crypto/password-hash.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import { type Email, readEmail } from '../../../platform/text/email.ts'
import { createCode } from '../code/codes.ts'
import { mailCode } from '../code/mail-code.ts'
import { countAttempt, forgiveAttempts } from '../guard/login-limits.ts'
import { requesterOf } from '../guard/requesters.ts'
import { recordSecurity } from '../guard/security-events.ts'
import { findByEmail } from '../user/user-store.ts'
import { type Grant, openSession } from './grant.ts'

/** Thrown to roll back work that was done only for its timing. */
class Undone extends Error {}

/**
 * Mails a code to a caller with the right password, outside the limits that strangers could use up. For a wrong
 * password, does the same work and rolls it back, so that answer and timing are the same.
 */
async function mailProof({ deps, context }: Grant, email: Email, userId: string | null, right: boolean): Promise<void> {
  const { tenantId } = context.tenant
  const purpose = 'LoginSendVerifyCode' as const
  try {
    await deps.db.withTenant(tenantId, 'gateway', async (tx) => {
      const code = await createCode(deps, tx, { tenantId, key: email.key, purpose, requester: requesterOf(context) })
      await mailCode(deps, tx, context, { email, purpose, code })
      const at = deps.clock.now()
      await recordSecurity(tx, tenantId, { kind: 'login_proof_needed', userId, ip: context.ip, at })
      if (!right) throw new Undone()
    })
  } catch (error) {
    if (!(error instanceof Undone)) throw error
  }
}

/** Signs in by email and password. An unknown address and a wrong password give the same answer in the same time. */
export async function passwordGrant(grant: Grant): Promise<LoginResponse> {
  const { deps, body, context } = grant
  const { tenantId } = context.tenant
  const email = readEmail(body.email)
  const account = await deps.db.withTenant(tenantId, 'gateway', (tx) => findByEmail(tx, tenantId, email.key))
  const userId = account?.user.id
  const attempt = { context, key: email.key, userId }
  const counted = await countAttempt(deps, attempt)
  const mayLogIn = Boolean(account?.user.enabled && account.user.userType & userType.buyer)
  const right = (await verifyPassword(account?.hash ?? null, body.password ?? '')) && mayLogIn
  if (counted.needsProof) {
    await mailProof(grant, email, userId ?? null, right)
    throw new Failure('login_proof_needed')
  }
  if (!right || !userId) {
    await deps.db.withTenant(tenantId, 'gateway', (tx) =>
      recordSecurity(tx, tenantId, {
        kind: 'login_failed',
        userId: userId ?? null,
        ip: context.ip,
        at: deps.clock.now(),
      }),
    )
    throw new Failure('credentials_wrong')
  }
  await forgiveAttempts(deps, attempt, counted)
  return openSession(grant, userId, 'password')
}
