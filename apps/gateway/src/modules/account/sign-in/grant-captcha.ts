import type { LoginResponse } from '@tradepost/contract'
import { userType } from '@tradepost/contract/constants'
import { hashPassword } from '../../../platform/crypto/password-hash.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import { type RateRule, requireRate, uncountUse } from '../../../platform/limits/rate-limit.ts'
import { readEmail } from '../../../platform/text/email.ts'
import { loginPurposes, spendCode, spendTicket } from '../code/codes.ts'
import { requesterOf } from '../guard/requesters.ts'
import { recordSecurity } from '../guard/security-events.ts'
import { createUser, findByEmail, requireNickName, setPassword } from '../user/user-store.ts'
import { type Grant, openSession } from './grant.ts'
import { requireGoodPassword } from './password-rules.ts'

const perNetwork: RateRule = { name: 'code-check-ip', limit: 100, windowMs: 15 * 60_000 }

/** Counts a guess against the caller's network. */
export function requireGuess({ deps, context }: Pick<Grant, 'deps' | 'context'>): Promise<void> {
  const { tenantId } = context.tenant
  return deps.db.withTenant(tenantId, 'gateway', (tx) =>
    requireRate(tx, tenantId, perNetwork, { ip: context.ip }, deps.clock.now()),
  )
}

/** Takes a counted guess back after a right code, so that an office where many sign in by code is not locked out. */
export function forgiveGuess({ deps, context }: Pick<Grant, 'deps' | 'context'>): Promise<void> {
  const { tenantId } = context.tenant
  return deps.db.withTenant(tenantId, 'gateway', (tx) =>
    uncountUse(tx, tenantId, perNetwork, { ip: context.ip }, deps.clock.now()),
  )
}

async function spend({ deps, context }: Grant, key: string, code: string): Promise<boolean> {
  const { tenantId } = context.tenant
  if (/^\d{6}$/.test(code)) return spendCode(deps, tenantId, key, loginPurposes, code, requesterOf(context))
  return deps.db.withTenant(tenantId, 'gateway', (tx) => spendTicket(tx, tenantId, key, loginPurposes, code))
}

/** Signs in by email and code; creates the account if the address is new. */
export async function captchaGrant(grant: Grant): Promise<LoginResponse> {
  const { deps, body, context } = grant
  const { tenantId } = context.tenant
  const email = readEmail(body.email)
  // Check the form before the code is spent.
  if (body.newPassword !== undefined) requireGoodPassword(body.newPassword, 'newPassword')
  const nickName = body.nickName?.trim() ? requireNickName(body.nickName) : undefined
  await requireGuess(grant)
  if (!(await spend(grant, email.key, body.code ?? ''))) throw new Failure('code_wrong', { field: 'code' })
  await forgiveGuess(grant)
  const hash = body.newPassword === undefined ? null : await hashPassword(body.newPassword)
  const user = await deps.db.withTenant(tenantId, 'gateway', async (tx) => {
    const existing = await findByEmail(tx, tenantId, email.key)
    if (existing) return existing.user
    const made = await createUser(tx, deps.clock, tenantId, { email, nickName, languageCode: context.locale })
    if (made.created) {
      const now = deps.clock.now()
      if (hash) await setPassword(tx, tenantId, made.user.id, hash, now)
      await recordSecurity(tx, tenantId, { kind: 'registered', userId: made.user.id, ip: context.ip, at: now })
    }
    return made.user
  })
  if (!user.enabled || !(user.userType & userType.buyer)) throw new Failure('code_wrong', { field: 'code' })
  return openSession(grant, user.id, 'code')
}
