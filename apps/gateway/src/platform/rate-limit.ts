import { sql } from 'drizzle-orm'
import type { Tx } from './db/database.ts'
import { Failure } from './failure.ts'

export interface RateRule {
  name: string
  limit: number
  windowMs: number
}

/**
 * Counts one use in the current window and fails with the rule's code beyond the limit: one atomic statement, so that
 * parallel requests and several gateways share one truth. Windows start at multiples of their length since the epoch,
 * in UTC.
 */
export async function countUse(
  tx: Tx,
  tenantId: number,
  rule: RateRule,
  subject: string,
  now: Date,
): Promise<{ allowed: boolean; retryAfterSeconds: number }> {
  const start = Math.floor(now.getTime() / rule.windowMs) * rule.windowMs
  const { rowCount } = await tx.execute(sql`
    insert into rate_window as w (tenant_id, rule, subject, window_start, hits)
    values (${tenantId}, ${rule.name}, ${subject.slice(0, 300)}, ${new Date(start).toISOString()}::timestamptz, 1)
    on conflict (tenant_id, rule, subject, window_start) do update set hits = w.hits + 1 where w.hits < ${rule.limit}
    returning hits`)
  return { allowed: rowCount === 1, retryAfterSeconds: Math.ceil((start + rule.windowMs - now.getTime()) / 1000) }
}

/** Counts one use or throws `rate_limited` with the time to wait. */
export async function requireRate(tx: Tx, tenantId: number, rule: RateRule, subject: string, now: Date): Promise<void> {
  const { allowed, retryAfterSeconds } = await countUse(tx, tenantId, rule, subject, now)
  if (!allowed) throw new Failure('rate_limited', { retryAfterSeconds })
}
