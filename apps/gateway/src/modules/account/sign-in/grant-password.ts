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

/** Undoes what was only done to take its time. */
class Undone extends Error {}

/**
 * Mails a code to who has the right password, outside every limit that strangers could use up. The wrong password costs
 * the same work, which is undone: neither answer nor time tells which it was.
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

/** Email and password. Unknown address, missing password and wrong password take the same time and say the same. */
export async function passwordGrant(grant: Grant): Promise<LoginResponse> {
  const { deps, body, context } = grant
  const { tenantId } = context.tenant
  const email = readEmail(body.email)
  const found = await deps.db.withTenant(tenantId, 'gateway', (tx) => findByEmail(tx, tenantId, email.key))
  const userId = found?.user.id
  const attempt = { context, key: email.key, userId }
  const counted = await countAttempt(deps, attempt)
  const mayLogIn = Boolean(found?.user.enabled && found.user.userType & userType.buyer)
  const right = (await verifyPassword(found?.hash ?? null, body.password ?? '')) && mayLogIn
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
