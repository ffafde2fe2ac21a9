import { refundedStates } from '@tradepost/domain/order/order-states'
import { and, count, desc, eq, exists, gte, inArray, max, type SQL, sql, sum } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { orderEvent, orderHead } from '../../platform/db/schema/order/order.ts'
import { deliveredInTime, deliveryTook } from './promise.ts'
import type { StepStart } from './time-steps.ts'

/** The seller and the time that an insight is about. */
export interface Scope {
  tenantId: number
  sellerId: string
  from: Date
  /** The zone whose days are counted. */
  timeZone: string
}
/** The time that figures of the whole shop are about, or those of one seller. */
export type AnyScope = Omit<Scope, 'sellerId'> & Partial<Pick<Scope, 'sellerId'>>

/** The number of offers that an insight lists. */
export const mostOffers = 10

export const soldIn = ({ tenantId, sellerId, from }: AnyScope) =>
  ofTenant(
    orderHead,
    tenantId,
    sellerId === undefined ? undefined : eq(orderHead.sellerId, sellerId),
    gte(orderHead.paidAt, from),
  )

const sumIf = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number)

/** True for an order that was ever in this state. */
const wasIn = (tx: Tx, state: 'refund_requested' | 'disputed') =>
  exists(
    tx
      .select({ one: sql`1` })
      .from(orderEvent)
      .where(
        and(
          ofTenant(orderEvent, orderHead.tenantId, eq(orderEvent.orderId, orderHead.id)),
          eq(orderEvent.toState, state),
        ),
      ),
  )

/** Paid orders and what became of them. */
export async function outcomes(tx: Tx, scope: AnyScope) {
  const [row] = await tx
    .select({
      paid: count(),
      delivered: sumIf(sql`${orderHead.deliveredAt} is not null`),
      inTime: sumIf(deliveredInTime),
      medianMinutes: sql<number | null>`round(extract(epoch from
        percentile_cont(0.5) within group (order by ${deliveryTook})) / 60)::int`,
      askedBack: sumIf(sql`${wasIn(tx, 'refund_requested')}`),
      refunded: sumIf(inArray(orderHead.state, [...refundedStates])),
      disputed: sumIf(sql`${wasIn(tx, 'disputed')}`),
    })
    .from(orderHead)
    .where(soldIn(scope))
  return row ?? { paid: 0, delivered: 0, inTime: 0, medianMinutes: null, askedBack: 0, refunded: 0, disputed: 0 }
}

/** The place of the step in which a moment lies, from 0 on. Each moment since the first start is in exactly one. */
export function placeIn(starts: readonly StepStart[], moment: SQL): SQL<number> {
  const bounds = sql.join(
    starts.map(({ at }) => sql`${at.toISOString()}::timestamptz`),
    sql`, `,
  )
  return sql<number>`width_bucket(${moment}, array[${bounds}]) - 1`.mapWith(Number)
}

/** Paid orders by the place of their step. Each order of the time is in exactly one, whatever the clocks of the zone do. */
export async function soldBy(tx: Tx, scope: AnyScope, starts: readonly StepStart[]): Promise<Map<number, number>> {
  const rows = await tx
    .select({ step: placeIn(starts, sql`${orderHead.paidAt}`), orders: count() })
    .from(orderHead)
    .where(soldIn(scope))
    // The first column: parameters of two places would make two expressions of it.
    .groupBy(sql`1`)
  return new Map(rows.map(({ step, orders }) => [step, orders]))
}

/** The offers with the most paid orders, under the title of the latest sale. */
export async function bestOffers(tx: Tx, scope: Scope) {
  const orders = count()
  const rows = await tx
    .select({
      id: orderHead.offerId,
      title: max(orderHead.title),
      orders,
      pieces: sum(sql`${orderHead.quantity} - ${orderHead.refundedQuantity}`),
    })
    .from(orderHead)
    .where(soldIn(scope))
    .groupBy(orderHead.offerId)
    .orderBy(desc(orders), orderHead.offerId)
    .limit(mostOffers)
  return rows.map(({ title, pieces, ...row }) => ({ ...row, title: title ?? '', pieces: Number(pieces) }))
}
