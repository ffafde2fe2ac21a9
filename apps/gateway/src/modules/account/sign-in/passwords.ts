import type { CallData, CallInput, calls } from '@tradepost/contract'
import { type CallContext, principal } from '../../../platform/call/call-context.ts'
import { requireFresh, requireProven } from '../../../platform/call/fresh-session.ts'
import { hashPassword, verifyPassword } from '../../../platform/crypto/password-hash.ts'
import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import { readEmail } from '../../../platform/text/email.ts'
import { spendTicket } from '../code/codes.ts'
import { countAttempt, forgiveAttempts } from '../guard/login-limits.ts'
import { sendNotice } from '../guard/notices.ts'
import { recordSecurity } from '../guard/security-events.ts'
import { replaceSession, revokeUserSessions } from '../session/session-store.ts'
import { findByEmail, getUser, setPassword } from '../user/user-store.ts'
import { requireGuess } from './grant-captcha.ts'
import { requireGoodPassword } from './password-rules.ts'

/** Sets a password with the ticket of a checked reset code; ends every session. */
export function resetPassword(deps: Deps) {
  return async (
    { body }: CallInput<typeof calls.account.resetPassword>,
    context: CallContext,
  ): Promise<CallData<typeof calls.account.resetPassword>> => {
    const { tenantId } = context.tenant
    const email = readEmail(body.email)
    requireGoodPassword(body.password, 'password')
    await requireGuess({ deps, context })
    const hash = await hashPassword(body.password)
    const now = deps.clock.now()
    const done = await deps.db.withTenant(tenantId, 'gateway', async (tx) => {
      const right = await spendTicket(tx, tenantId, email.key, ['ResetPasswordSendVerifyCode'], body.ticket)
      const account = right ? await findByEmail(tx, tenantId, email.key) : null
      if (!account?.user.enabled) return false
      const userId = account.user.id
      await setPassword(tx, tenantId, userId, hash, now)
      await revokeUserSessions(tx, { tenantId, userId, reason: 'password_reset', now })
      await recordSecurity(tx, tenantId, { kind: 'password_reset', userId, ip: context.ip, at: now })
      await sendNotice(deps, tx, context, userId, 'passwordChanged')
      return true
    })
    if (!done) throw new Failure('code_wrong', { field: 'ticket' })
    return {}
  }
}

/** Changes the password or sets the first one. Every session ends; this browser continues with a new one. */
export function changePassword(deps: Deps) {
  return async (
    { body }: CallInput<typeof calls.account.changePassword>,
    context: CallContext,
  ): Promise<CallData<typeof calls.account.changePassword>> => {
    const { tenantId } = context.tenant
    const { userId, sessionFamilyId } = principal(context)
    requireGoodPassword(body.newPassword, 'newPassword')
    requireProven(context)
    const attempt = { context, key: `change ${userId}`, userId }
    const counted = await countAttempt(deps, attempt)
    if (counted.needsProof) throw new Failure('rate_limited', { retryAfterSeconds: 3600 })
    const before = await deps.db.withTenant(tenantId, `buyer:${userId}`, (tx) => getUser(tx, tenantId, userId))
    // A first password is a new sign-in method and needs a fresh session; otherwise the old password is the proof.
    if (before.hash === null) requireFresh(context, deps.clock.now())
    if (before.hash !== null && !(await verifyPassword(before.hash, body.oldPassword ?? ''))) {
      throw new Failure('credentials_wrong', { field: 'oldPassword' })
    }
    const hash = await hashPassword(body.newPassword)
    const now = deps.clock.now()
    const session = await deps.db.withTenant(tenantId, `buyer:${userId}`, async (tx) => {
      await setPassword(tx, tenantId, userId, hash, now)
      await revokeUserSessions(tx, { tenantId, userId, except: sessionFamilyId, reason: 'password_changed', now })
      await recordSecurity(tx, tenantId, { kind: 'password_changed', userId, ip: context.ip, at: now })
      await sendNotice(deps, tx, context, userId, 'passwordChanged')
      return replaceSession(tx, { tenantId, familyId: sessionFamilyId, reason: 'password_changed', now })
    })
    await forgiveAttempts(deps, attempt, counted)
    return { session }
  }
}
