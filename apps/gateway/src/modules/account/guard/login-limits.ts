import { minuteMs } from '@tradepost/domain/time/durations'
import { eq } from 'drizzle-orm'
import type { CallContext } from '../../../platform/call/call-context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { ofTenant } from '../../../platform/db/of-tenant.ts'
import { rateWindow } from '../../../platform/db/schema/account/account.ts'
import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import { countUse, type RateRule, subjectKey, uncountUse, windowStart } from '../../../platform/limits/rate-limit.ts'
import { sendNotice } from './notices.ts'
import { knownAs, requesterOf } from './requesters.ts'
import { recordSecurity } from './security-events.ts'

const windowMs = 15 * minuteMs
/** Tries for one account from one network, or from one device that the account knows. */
const perAccount: RateRule = { name: 'login-account', limit: 5, windowMs }
const perNetwork: RateRule = { name: 'login-ip', limit: 60, windowMs }
/** Tries for one account from all unknown networks together. */
const fromStrangers: RateRule = { name: 'login-strangers', limit: 30, windowMs: 60 * minuteMs }
/** Every try for an account, refused ones included; at the limit the owner gets a mail. */
const ownerNotice: RateRule = { name: 'login-told', limit: 20, windowMs: 24 * 60 * minuteMs }

interface Attempt {
  context: CallContext
  /** The subject of the attempt: an address, or an action of a signed-in user. */
  key: string
  /** The account's owner, if the account exists. */
  userId?: string | undefined
}

export interface Counted {
  subject: Parameters<typeof subjectKey>[0]
  isStranger: boolean
  /** True after many tries by strangers: a right password alone does not open the account. */
  needsProof: boolean
}

async function notifyOwner(deps: Deps, tx: Tx, { context, userId }: Attempt, now: Date, hits: number | null) {
  if (hits !== ownerNotice.limit || !userId) return
  await recordSecurity(tx, context.tenant.tenantId, { kind: 'login_attack', userId, ip: context.ip, at: now })
  await sendNotice(
    deps,
    tx,
    context,
    userId,
    'loginAttack',
    `login-attack:${userId}:${windowStart(ownerNotice, now).getTime()}`,
  )
}

/**
 * Counts a sign-in attempt before any hashing. Commits on its own, so that a failed attempt stays counted. A device
 * that the account knows has its own count, so that strangers cannot lock the owner out.
 */
export async function countAttempt(deps: Deps, attempt: Attempt): Promise<Counted> {
  const { context, key, userId } = attempt
  const { tenantId } = context.tenant
  const now = deps.clock.now()
  const counted = await deps.db.withTenant(tenantId, 'gateway', async (tx) => {
    const recognised = userId ? await knownAs(tx, context, userId) : null
    const subject = recognised === 'device' ? `${requesterOf(context)} ${key}` : { ip: context.ip, of: key }
    const total = await countUse(tx, tenantId, ownerNotice, key, now)
    await notifyOwner(deps, tx, attempt, now, total.hits)
    const network = recognised === 'device' ? null : await countUse(tx, tenantId, perNetwork, { ip: context.ip }, now)
    const account = await countUse(tx, tenantId, perAccount, subject, now)
    const over = [network, account].find((one) => one && !one.allowed)
    if (over) {
      await recordSecurity(tx, tenantId, { kind: 'login_blocked', userId: userId ?? null, ip: context.ip, at: now })
      return over
    }
    const strangers = recognised ? null : await countUse(tx, tenantId, fromStrangers, key, now)
    return { subject, isStranger: strangers !== null, needsProof: strangers?.allowed === false }
  })
  if ('retryAfterSeconds' in counted)
    throw new Failure('rate_limited', { retryAfterSeconds: counted.retryAfterSeconds })
  return counted
}

/** After a successful sign-in, takes this attempt's counts back and clears the failures counted for its subject. */
export async function forgiveAttempts(
  deps: Deps,
  { context, key }: Attempt,
  { subject, isStranger }: Counted,
): Promise<void> {
  const { tenantId } = context.tenant
  const now = deps.clock.now()
  await deps.db.withTenant(tenantId, 'gateway', async (tx) => {
    await tx
      .delete(rateWindow)
      .where(
        ofTenant(
          rateWindow,
          tenantId,
          eq(rateWindow.rule, perAccount.name),
          eq(rateWindow.subject, subjectKey(subject)),
        ),
      )
    if (typeof subject !== 'string') await uncountUse(tx, tenantId, perNetwork, { ip: context.ip }, now)
    await uncountUse(tx, tenantId, ownerNotice, key, now)
    if (isStranger) await uncountUse(tx, tenantId, fromStrangers, key, now)
  })
}
