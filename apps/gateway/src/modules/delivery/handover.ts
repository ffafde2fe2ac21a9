import { calls, type OrderDetail } from '@tradepost/contract'
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asBuyer } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { orderHandover } from '../../platform/db/schema/order/order.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { lockOwnOrder } from '../order/order-store.ts'
import type { OrderRow } from '../order/order-view.ts'
import { canConfirm } from '../order/settlement.ts'

const guideOf = ({ tenantId, id }: OrderRow) => ofTenant(orderHandover, tenantId, eq(orderHandover.orderId, id))

/** The handover steps of an order, frozen when it was placed, with the buyer's ticks. */
export async function handoverOf(tx: Tx, row: OrderRow): Promise<OrderDetail['handover']> {
  const steps = await tx.select().from(orderHandover).where(guideOf(row)).orderBy(asc(orderHandover.n))
  return steps.map(({ step, tickedAt }) => ({ step, at: tickedAt?.toISOString() ?? null }))
}

/** Requires every step ticked before a buyer confirms. Automatic confirmation and customer service need no ticks. */
export async function requireHandedOver(tx: Tx, row: OrderRow): Promise<void> {
  const guide = await handoverOf(tx, row)
  if (guide.some(({ at }) => at === null)) throw new Failure('handover_incomplete', { field: 'steps' })
}

/** POST /finance/order/buyer/{id}/handover: ticks or unticks steps; a ticked step keeps its first time. */
export const tickHandoverCall = (deps: Deps): Implementation =>
  implement(calls.order.tickHandover, ({ params, body }, context) =>
    asBuyer(deps, context, async (tx, buyerId) => {
      const row = await lockOwnOrder(tx, context.tenant.tenantId, buyerId, params.id)
      if (!row) throw new Failure('not_found', { field: 'id' })
      if (!(await canConfirm(tx, row))) throw new Failure('state_conflict')
      const guide = await handoverOf(tx, row)
      if (body.steps.some((requested) => guide.every(({ step }) => step !== requested)))
        throw new Failure('bad_request', { field: 'steps' })
      const { tickedAt } = orderHandover
      await tx
        .update(orderHandover)
        .set({ tickedAt: body.done ? sql`moment()` : null })
        .where(
          and(
            guideOf(row),
            inArray(orderHandover.step, body.steps),
            body.done ? isNull(tickedAt) : isNotNull(tickedAt),
          ),
        )
      return { handover: await handoverOf(tx, row) }
    }),
  )
