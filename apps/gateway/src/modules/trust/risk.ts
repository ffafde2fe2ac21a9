import { dayMs } from '@tradepost/domain/time/durations'
import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'

interface Counts extends Record<string, unknown> {
  orders: number
  disputes: number
  refunds: number
  late: number
  chargebacks: number
}

/** Orders that were paid this long before an event may still have it; older ones are not read. */
const memoryDays = 400

/**
 * Counts what happened to the orders of a seller or buyer within so many days. Each number is of orders, so that two
 * events of one order count once.
 */
async function countsOf(tx: Tx, tenantId: number, whose: SQL, now: Date, days: number): Promise<Counts> {
  const since = new Date(now.getTime() - days * dayMs)
  const oldest = new Date(now.getTime() - memoryDays * dayMs)
  const { rows } = await tx.execute<Counts>(sql`
    with paid as materialized (select o.id, o.paid_at, o.paid_by, o.late, o.delivered_at from order_head o
      where o.tenant_id = ${tenantId} and ${whose} and o.paid_at >= ${oldest.toISOString()})
    select count(*) filter (where p.paid_at >= ${since.toISOString()})::int as orders,
      count(*) filter (where exists (select from dispute d
        where d.tenant_id = ${tenantId} and d.order_id = p.id and d.opened_at >= ${since.toISOString()}))::int as disputes,
      count(*) filter (where exists (select from order_event e where e.tenant_id = ${tenantId} and e.order_id = p.id
        and e.to_state in ('refunded', 'auto_refunded') and e.at >= ${since.toISOString()}))::int as refunds,
      count(*) filter (where p.late and p.delivered_at >= ${since.toISOString()})::int as late,
      count(*) filter (where exists (select from payment_dispute c where c.tenant_id = ${tenantId}
        and c.payment_id = p.paid_by and c.opened_at >= ${since.toISOString()}))::int as chargebacks
    from paid p`)
  return rows[0] ?? { orders: 0, disputes: 0, refunds: 0, late: 0, chargebacks: 0 }
}

async function riskOf({ clock }: Pick<Deps, 'clock'>, tx: Tx, tenantId: number, whose: SQL) {
  const now = clock.now()
  return {
    days30: await countsOf(tx, tenantId, whose, now, 30),
    days90: await countsOf(tx, tenantId, whose, now, 90),
  }
}

/** What happened to the orders of a seller in 30 and 90 days. */
export const sellerRisk = (deps: Pick<Deps, 'clock'>, tx: Tx, tenantId: number, sellerId: string) =>
  riskOf(deps, tx, tenantId, sql`o.seller_id = ${sellerId}`)

/** What happened to the orders of a buyer in 30 and 90 days. */
export const buyerRisk = (deps: Pick<Deps, 'clock'>, tx: Tx, tenantId: number, buyerId: string) =>
  riskOf(deps, tx, tenantId, sql`o.buyer_id = ${buyerId}`)
