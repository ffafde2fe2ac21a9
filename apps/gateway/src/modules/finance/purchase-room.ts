import { categoryType, mostOpenPurchases, standardType } from '@tradepost/contract/constants'
import { and, countDistinct, eq, gt, sql } from 'drizzle-orm'
import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { orderHead } from '../../platform/db/schema/order.ts'
import { Failure } from '../../platform/failure.ts'
import { type RateRule, requireRate } from '../../platform/rate-limit.ts'

const perHour: RateRule = { name: 'purchase-hour', limit: 300, windowMs: 3_600_000 }

interface Buyer {
  tenantId: number
  buyerId: string
}

/** Purchases of a buyer that hold stock and wait to be paid; a rental holds the coins it costs as well. */
export async function openPurchases(tx: Tx, { tenantId, buyerId }: Buyer, now: Date): Promise<number> {
  const [open] = await tx
    .select({ n: countDistinct(orderHead.purchaseId) })
    .from(orderHead)
    .where(
      and(
        eq(orderHead.tenantId, tenantId),
        eq(orderHead.buyerId, buyerId),
        eq(orderHead.state, 'awaiting_payment'),
        gt(orderHead.deadlineAt, now),
        sql`(${orderHead.offer} ->> 'standardType')::int <> ${standardType.rental}`,
        sql`coalesce((${orderHead.offer} ->> 'categoryType')::int, 0) <> ${categoryType.rentAccount}`,
      ),
    )
  return open?.n ?? 0
}

/** Counts another purchase of a buyer, whether or not something comes of it. */
export const countPurchase = ({ clock }: { clock: Clock }, tx: Tx, { tenantId, buyerId }: Buyer): Promise<void> =>
  requireRate(tx, tenantId, perHour, buyerId, clock.now())

/**
 * Makes sure that not too much waits to be paid by a buyer. What may wait begins one after another, so that two at once
 * cannot pass together: before anything else is locked.
 */
export async function requirePurchaseRoom({ clock }: { clock: Clock }, tx: Tx, buyer: Buyer): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`purchase:${buyer.tenantId}:${buyer.buyerId}`}, 0))`,
  )
  if ((await openPurchases(tx, buyer, clock.now())) >= mostOpenPurchases)
    throw new Failure('purchases_open', { values: { max: mostOpenPurchases } })
}
