import { undeliveredStates } from '@tradepost/domain/order/order-states'
import { underwayPayoutStates } from '@tradepost/domain/payout/payout-states'
import { dayMs, hourMs } from '@tradepost/domain/time/durations'
import { and, count, gte, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { orderHead } from '../../platform/db/schema/order/order.ts'
import { payout } from '../../platform/db/schema/order/payout.ts'
import { mail } from '../../platform/db/schema/record.ts'
import { mailAttempts } from '../../platform/mail/sender.ts'

/** Orders delivered within this time count in the levels of delivery. */
export const deliveryWindowMs = hourMs

const secondsSince = (moment: unknown, now: Date) =>
  sql<number>`coalesce(extract(epoch from ${now.toISOString()}::timestamptz - min(${moment})), 0)::float8`

/** The orders delivered within the last hour, by who delivers, and the open orders whose promise is broken. */
async function countDeliveries(tx: Tx, tenantId: number, now: Date) {
  const took = sql`extract(epoch from ${orderHead.deliveredAt} - ${orderHead.paidAt})`
  const modes = await tx
    .select({
      mode: orderHead.deliveryMode,
      late: sql<number>`count(*) filter (where ${orderHead.late})::int`,
      kept: sql<number>`count(*) filter (where not ${orderHead.late})::int`,
      median: sql<number>`coalesce(percentile_cont(0.5) within group (order by ${took}), 0)::float8`,
      slowest: sql<number>`coalesce(percentile_cont(0.95) within group (order by ${took}), 0)::float8`,
    })
    .from(orderHead)
    .where(ofTenant(orderHead, tenantId, gte(orderHead.deliveredAt, new Date(now.getTime() - deliveryWindowMs))))
    .groupBy(orderHead.deliveryMode)
  const [overdue] = await tx
    .select({ orders: count() })
    .from(orderHead)
    .where(ofTenant(orderHead, tenantId, inArray(orderHead.state, undeliveredStates), lt(orderHead.deadlineAt, now)))
  return { modes, overdue: overdue?.orders ?? 0 }
}

/** Payouts that are under way, with the age of the oldest, and those that ended within the last day. */
const countPayouts = (tx: Tx, tenantId: number, now: Date) =>
  tx
    .select({ state: payout.state, payouts: count(), oldest: secondsSince(payout.createdAt, now) })
    .from(payout)
    .where(
      ofTenant(
        payout,
        tenantId,
        or(inArray(payout.state, underwayPayoutStates), gte(payout.endedAt, new Date(now.getTime() - dayMs))),
      ),
    )
    .groupBy(payout.state)

/** Mails that are due or were given up, and how long the oldest one has been due. */
async function countMails(tx: Tx, tenantId: number, now: Date) {
  const isGivenUp = sql`${mail.attempts} >= ${mailAttempts}`
  const [row] = await tx
    .select({
      waiting: sql<number>`count(*) filter (where not ${isGivenUp})::int`,
      givenUp: sql<number>`count(*) filter (where ${isGivenUp})::int`,
    })
    .from(mail)
    .where(ofTenant(mail, tenantId, isNull(mail.sentAt)))
  const [due] = await tx
    .select({ oldest: secondsSince(mail.createdAt, now) })
    .from(mail)
    .where(and(ofTenant(mail, tenantId, isNull(mail.sentAt), lte(mail.nextAttemptAt, now)), sql`not ${isGivenUp}`))
  return { waiting: row?.waiting ?? 0, givenUp: row?.givenUp ?? 0, oldest: due?.oldest ?? 0 }
}

/** All counts of a tenant behind the service levels. */
export async function countLevels(tx: Tx, tenantId: number, now: Date) {
  return {
    deliveries: await countDeliveries(tx, tenantId, now),
    payouts: await countPayouts(tx, tenantId, now),
    mails: await countMails(tx, tenantId, now),
  }
}
