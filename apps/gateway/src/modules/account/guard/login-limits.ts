import { minuteMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import type { CallContext } from '../../../platform/call/call-context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import { countUse, giveBack, type RateRule, subjectKey, windowStart } from '../../../platform/limits/rate-limit.ts'
import { sendNotice } from './notices.ts'
import { knownAs, requesterOf } from './requesters.ts'
import { recordSecurity } from './security-events.ts'

const windowMs = 15 * minuteMs
/** Tries for one account from one network, or from one device that the account knows. */
const perAccount: RateRule = { name: 'login-account', limit: 5, windowMs }
const perNetwork: RateRule = { name: 'login-ip', limit: 60, windowMs }
/** Tries for one account from everywhere that the account does not know, together. */
const fromStrangers: RateRule = { name: 'login-strangers', limit: 30, windowMs: 60 * minuteMs }
/** Every try for an account, also the refused ones; the owner hears of the last of them. */
const told: RateRule = { name: 'login-told', limit: 20, windowMs: 24 * 60 * minuteMs }

interface Attempt {
  context: CallContext
  /** What is tried: the address, or an act of a person who is signed in. */
  key: string
  /** Whose account it is, where there is one. */
  userId?: string | undefined
}

export interface Counted {
  subject: Parameters<typeof subjectKey>[0]
  isStranger: boolean
  /** So many strangers have tried that a right password alone does not open the account. */
  needsProof: boolean
}

async function tellOwner(deps: Deps, tx: Tx, { context, userId }: Attempt, now: Date, hits: number | null) {
  if (hits !== told.limit || !userId) return
  await recordSecurity(tx, context.tenant.tenantId, { kind: 'login_attack', userId, ip: context.ip, at: now })
  await sendNotice(
    deps,
    tx,
    context,
    userId,
    'loginAttack',
    `login-attack:${userId}:${windowStart(told, now).getTime()}`,
  )
}

/**
 * Counts a login attempt before any hashing; it commits by itself, so that a failed one stays counted. A device that the
 * account knows has a count of its own: whatever strangers do, its owner gets in there.
 */
export async function countAttempt(deps: Deps, attempt: Attempt): Promise<Counted> {
  const { context, key, userId } = attempt
  const { tenantId } = context.tenant
  const now = deps.clock.now()
  const counted = await deps.db.withTenant(tenantId, 'gateway', async (tx) => {
    const known = userId ? await knownAs(tx, context, userId) : null
    const subject = known === 'device' ? `${requesterOf(context)} ${key}` : { ip: context.ip, of: key }
    const heard = await countUse(tx, tenantId, told, key, now)
    await tellOwner(deps, tx, attempt, now, heard.hits)
    const network = known === 'device' ? null : await countUse(tx, tenantId, perNetwork, { ip: context.ip }, now)
    const account = await countUse(tx, tenantId, perAccount, subject, now)
    const over = [network, account].find((one) => one && !one.allowed)
    if (over) {
      await recordSecurity(tx, tenantId, { kind: 'login_blocked', userId: userId ?? null, ip: context.ip, at: now })
      return over
    }
    const strangers = known ? null : await countUse(tx, tenantId, fromStrangers, key, now)
    return { subject, isStranger: strangers !== null, needsProof: strangers?.allowed === false }
  })
  if ('retryAfterSeconds' in counted)
    throw new Failure('rate_limited', { retryAfterSeconds: counted.retryAfterSeconds })
  return counted
}

/** The right person got in: what this attempt counted is given back, the account's mistakes from here are forgotten. */
export async function forgiveAttempts(
  deps: Deps,
  { context, key }: Attempt,
  { subject, isStranger }: Counted,
): Promise<void> {
  const { tenantId } = context.tenant
  const now = deps.clock.now()
  await deps.db.withTenant(tenantId, 'gateway', async (tx) => {
    await tx.execute(sql`delete from rate_window
      where tenant_id = ${tenantId} and rule = ${perAccount.name} and subject = ${subjectKey(subject)}`)
    if (typeof subject !== 'string') await giveBack(tx, tenantId, perNetwork, { ip: context.ip }, now)
    await giveBack(tx, tenantId, told, key, now)
    if (isStranger) await giveBack(tx, tenantId, fromStrangers, key, now)
  })
}
