import { eq, gt, lt, sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { ofTenant } from '../db/of-tenant.ts'
import { rateWindow } from '../db/schema/account/account.ts'
import { Failure } from '../failure/failure.ts'
import { networkOf } from '../network/caller-network.ts'

export interface RateRule {
  name: string
  limit: number
  windowMs: number
}

/**
 * The subject that a limit counts: a person or resource by key, or a network by IP address. `of` counts each network
 * separately per resource.
 */
export type Subject = string | { ip: string; of?: string }

/** The stored form of a subject. A key that is an IP address counts as its network. */
export function subjectKey(subject: Subject): string {
  const { ip, of } = typeof subject === 'string' ? { ip: subject } : subject
  const network = networkOf(ip)
  return (of === undefined ? network : `${network} ${of}`).slice(0, 300)
}

/** Start of the current window: a multiple of the window's length since the epoch, in UTC. */
export const windowStart = ({ windowMs }: RateRule, now: Date): Date =>
  new Date(Math.floor(now.getTime() / windowMs) * windowMs)

/**
 * Counts one use in the current window, in one atomic statement, so that parallel requests and several gateways share
 * one count. `hits` is the number of this use in the window; null beyond the limit.
 */
export async function countUse(
  tx: Tx,
  tenantId: number,
  rule: RateRule,
  subject: Subject,
  now: Date,
): Promise<{ allowed: boolean; hits: number | null; retryAfterSeconds: number }> {
  const start = windowStart(rule, now)
  const [counted] = await tx
    .insert(rateWindow)
    .values({ tenantId, rule: rule.name, subject: subjectKey(subject), windowStart: start, hits: 1 })
    .onConflictDoUpdate({
      target: [rateWindow.tenantId, rateWindow.rule, rateWindow.subject, rateWindow.windowStart],
      set: { hits: sql`${rateWindow.hits} + 1` },
      setWhere: lt(rateWindow.hits, rule.limit),
    })
    .returning({ hits: rateWindow.hits })
  const hits = counted?.hits ?? null
  return {
    allowed: hits !== null,
    hits,
    retryAfterSeconds: Math.ceil((start.getTime() + rule.windowMs - now.getTime()) / 1000),
  }
}

/** Takes back one counted use. */
export async function uncountUse(tx: Tx, tenantId: number, rule: RateRule, subject: Subject, now: Date): Promise<void> {
  await tx
    .update(rateWindow)
    .set({ hits: sql`${rateWindow.hits} - 1` })
    .where(
      ofTenant(
        rateWindow,
        tenantId,
        eq(rateWindow.rule, rule.name),
        eq(rateWindow.subject, subjectKey(subject)),
        eq(rateWindow.windowStart, windowStart(rule, now)),
        gt(rateWindow.hits, 1),
      ),
    )
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
