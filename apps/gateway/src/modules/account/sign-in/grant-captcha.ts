import type { LoginResponse } from '@tradepost/contract'
import { userType } from '@tradepost/contract/constants'
import { minuteMs } from '@tradepost/domain/time/durations'
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

const perNetwork: RateRule = { name: 'code-check-ip', limit: 100, windowMs: 15 * minuteMs }

/** Counts a guess against the caller's network. */
export function requireGuess({ deps, context }: Pick<Grant, 'deps' | 'context'>): Promise<void> {
  const { tenantId } = context.tenant
  return deps.db.withTenant(tenantId, 'gateway', (tx) =>
    requireRate(tx, tenantId, perNetwork, { ip: context.ip }, deps.clock.now()),
  )
}

/** Takes a counted guess back after a right code, so that many sign-ins by code from one office are possible. */
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
  // The other fields are checked before the code is spent.
  if (body.newPassword !== undefined) requireGoodPassword(body.newPassword, 'newPassword')
  const nickName = body.nickName?.trim() ? requireNickName(body.nickName) : undefined
  await requireGuess(grant)
  if (!(await spend(grant, email.key, body.code ?? ''))) throw new Failure('code_wrong', { field: 'code' })
  await forgiveGuess(grant)
  const hash = body.newPassword === undefined ? null : await hashPassword(body.newPassword)
  const user = await deps.db.withTenant(tenantId, 'gateway', async (tx) => {
    const existing = await findByEmail(tx, tenantId, email.key)
    if (existing) return existing.user
    const registration = await createUser(tx, deps.clock, tenantId, { email, nickName, languageCode: context.locale })
    if (registration.created) {
      const now = deps.clock.now()
      if (hash) await setPassword(tx, tenantId, registration.user.id, hash, now)
      await recordSecurity(tx, tenantId, { kind: 'registered', userId: registration.user.id, ip: context.ip, at: now })
    }
    return registration.user
  })
  if (!user.enabled || !(user.userType & userType.buyer)) throw new Failure('code_wrong', { field: 'code' })
  return openSession(grant, user.id, 'code')
}
