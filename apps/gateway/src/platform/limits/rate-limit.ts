import { sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { Failure } from '../failure/failure.ts'
import { networkOf } from '../network/caller-network.ts'

export interface RateRule {
  name: string
  limit: number
  windowMs: number
}

/** Whom a limit counts: a person or thing by key, or a caller by network, of one thing where `of` names it. */
export type Subject = string | { ip: string; of?: string }

/** A subject as it is stored; an address given as a key counts as its network too. */
export function subjectKey(subject: Subject): string {
  const { ip, of } = typeof subject === 'string' ? { ip: subject } : subject
  const network = networkOf(ip)
  return (of === undefined ? network : `${network} ${of}`).slice(0, 300)
}

/** When the window of a rule began: at a multiple of its length since the epoch, in UTC. */
export const windowStart = ({ windowMs }: RateRule, now: Date): Date =>
  new Date(Math.floor(now.getTime() / windowMs) * windowMs)

/**
 * Counts one use in the current window and fails with the rule's code beyond the limit: one atomic statement, so that
 * parallel requests and several gateways share one truth. `hits` is the use's number in the window, null beyond the limit.
 */
export async function countUse(
  tx: Tx,
  tenantId: number,
  rule: RateRule,
  subject: Subject,
  now: Date,
): Promise<{ allowed: boolean; hits: number | null; retryAfterSeconds: number }> {
  const start = windowStart(rule, now)
  const { rows } = await tx.execute<{ hits: number }>(sql`
    insert into rate_window as w (tenant_id, rule, subject, window_start, hits)
    values (${tenantId}, ${rule.name}, ${subjectKey(subject)}, ${start.toISOString()}::timestamptz, 1)
    on conflict (tenant_id, rule, subject, window_start) do update set hits = w.hits + 1 where w.hits < ${rule.limit}
    returning hits`)
  const hits = rows[0]?.hits ?? null
  return {
    allowed: hits !== null,
    hits,
    retryAfterSeconds: Math.ceil((start.getTime() + rule.windowMs - now.getTime()) / 1000),
  }
}

/** Gives one counted use back. */
export async function giveBack(tx: Tx, tenantId: number, rule: RateRule, subject: Subject, now: Date): Promise<void> {
  await tx.execute(sql`update rate_window set hits = hits - 1
    where tenant_id = ${tenantId} and rule = ${rule.name} and subject = ${subjectKey(subject)}
      and window_start = ${windowStart(rule, now).toISOString()}::timestamptz and hits > 1`)
}

/** Counts one use or throws `rate_limited` with the time to wait. */
export async function requireRate(
  tx: Tx,
  tenantId: number,
  rule: RateRule,
  subject: Subject,
  now: Date,
): Promise<void> {
  const { allowed, retryAfterSeconds } = await countUse(tx, tenantId, rule, subject, now)
  if (!allowed) throw new Failure('rate_limited', { retryAfterSeconds })
}
