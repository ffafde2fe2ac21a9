import { refundedStates } from '@tradepost/domain/order/order-states'
import { dayMs } from '@tradepost/domain/time/durations'
import { eq, gte, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { orderHead } from '../../platform/db/schema/order/order.ts'
import { stateList } from '../../platform/db/state-list.ts'
import type { Deps } from '../../platform/deps.ts'

interface Counts {
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
  const since = new Date(now.getTime() - days * dayMs).toISOString()
  const oldest = new Date(now.getTime() - memoryDays * dayMs)
  const countWhere = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`
  const [counts] = await tx
    .select({
      orders: countWhere(sql`order_head.paid_at >= ${since}`),
      disputes: countWhere(sql`exists (select from dispute d
        where d.tenant_id = ${tenantId} and d.order_id = order_head.id and d.opened_at >= ${since})`),
      refunds: countWhere(sql`exists (select from order_event e where e.tenant_id = ${tenantId}
        and e.order_id = order_head.id and e.to_state in ${stateList(...refundedStates)} and e.at >= ${since})`),
      late: countWhere(sql`order_head.late and order_head.delivered_at >= ${since}`),
      chargebacks: countWhere(sql`exists (select from payment_dispute c where c.tenant_id = ${tenantId}
        and c.payment_id = order_head.paid_by and c.opened_at >= ${since})`),
    })
    .from(orderHead)
    .where(ofTenant(orderHead, tenantId, whose, gte(orderHead.paidAt, oldest)))
  return counts ?? { orders: 0, disputes: 0, refunds: 0, late: 0, chargebacks: 0 }
}

async function riskOf({ clock }: Pick<Deps, 'clock'>, tx: Tx, tenantId: number, whose: SQL) {
  const now = clock.now()
  return {
    days30: await countsOf(tx, tenantId, whose, now, 30),
    days90: await countsOf(tx, tenantId, whose, now, 90),
  }
}

/** Outcomes of the orders of a seller in 30 and 90 days. */
export const sellerRisk = (deps: Pick<Deps, 'clock'>, tx: Tx, tenantId: number, sellerId: string) =>
  riskOf(deps, tx, tenantId, eq(orderHead.sellerId, sellerId))

/** Outcomes of the orders of a buyer in 30 and 90 days. */
export const buyerRisk = (deps: Pick<Deps, 'clock'>, tx: Tx, tenantId: number, buyerId: string) =>
  riskOf(deps, tx, tenantId, eq(orderHead.buyerId, buyerId))
