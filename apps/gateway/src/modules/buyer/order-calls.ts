import { type CallData, calls, type OrderState } from '@tradepost/contract'
import { buyerGroups, orderActors } from '@tradepost/domain/order/order-states'
import { and, asc, count, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { onceInTransaction } from '../../platform/call/idempotency.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { checkTenantFacts } from '../../platform/call/tenant-facts.ts'
import { asBuyer } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { delivery, orderEvent, orderHead } from '../../platform/db/schema/order/order.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { handoverOf, requireHandedOver } from '../delivery/handover.ts'
import { invoicesOf } from '../invoice/invoice-store.ts'
import { describeInput, givenInputs } from '../offer/delivery-inputs.ts'
import { caseOf } from '../order/case-view.ts'
import { cancelUnpaid } from '../order/lifecycle.ts'
import { areCorrectable } from '../order/order-inputs.ts'
import { lockOwnOrder, newestFirst, ownOrder, type Reader, viewOrders } from '../order/order-store.ts'
import type { OrderRow } from '../order/order-view.ts'
import { canConfirm, confirm, pointsOf } from '../order/settlement.ts'

type Detail = CallData<typeof calls.order.orderDetail>

export async function detail(deps: Deps, tx: Tx, reader: Reader, row: OrderRow): Promise<Detail> {
  const ofOrder = { tenantId: row.tenantId, id: row.id }
  const [view] = await viewOrders(tx, reader, [row], deps.clock.now())
  if (!view) throw new Failure('not_found')
  const events = await tx
    .select()
    .from(orderEvent)
    .where(ofTenant(orderEvent, ofOrder.tenantId, eq(orderEvent.orderId, ofOrder.id)))
    .orderBy(asc(orderEvent.seq))
  const [delivered] = await tx
    .select()
    .from(delivery)
    .where(ofTenant(delivery, ofOrder.tenantId, eq(delivery.orderId, ofOrder.id)))
  return {
    ...view,
    timeline: events.map((event) => ({
      state: event.toState,
      at: event.at.toISOString(),
      actor: orderActors.find((actor) => event.actor.split(':', 1)[0] === actor) ?? 'platform',
    })),
    delivery: delivered
      ? {
          deliveredAt: delivered.deliveredAt.toISOString(),
          firstRevealedAt: delivered.firstRevealedAt?.toISOString() ?? null,
        }
      : null,
    points: await pointsOf(tx, row),
    handover: await handoverOf(tx, row),
    inputs: givenInputs(row.inputs, reader.locale),
    deliveryInputs: areCorrectable(row) ? row.inputs.asked.map((input) => describeInput(input, reader.locale)) : [],
    invoices: await invoicesOf(tx, row.tenantId, row.id),
    ...(await caseOf(deps, tx, row)),
  }
}

async function groupCounts(tx: Tx, tenantId: number, buyerId: string): Promise<Record<string, number>> {
  const rows = await tx
    .select({ state: orderHead.state, n: count() })
    .from(orderHead)
    .where(ofTenant(orderHead, tenantId, eq(orderHead.buyerId, buyerId)))
    .groupBy(orderHead.state)
  const sum = (states: readonly OrderState[]) =>
    rows.reduce((total, row) => total + (states.includes(row.state) ? row.n : 0), 0)
  const groups = Object.entries(buyerGroups).map(([group, states]) => [group, sum(states)] as const)
  return { all: rows.reduce((total, row) => total + row.n, 0), ...Object.fromEntries(groups) }
}

async function confirmAsBuyer(deps: Deps, tx: Tx, row: OrderRow): Promise<boolean> {
  if (!(await canConfirm(tx, row))) return false
  await requireHandedOver(tx, row)
  return confirm(deps, tx, row)
}

/** The buyer's orders: list, detail, cancel, confirm, last purchase. */
export function orderCalls(deps: Deps): Implementation[] {
  return [
    implement(calls.order.orderPage, ({ body = {} }, context) =>
      asBuyer(deps, context, async (tx, buyerId) => {
        const { tenantId } = context.tenant
        const { group = 'all', pageNo = 1, pageSize = 24 } = body
        const ofBuyer = ofTenant(orderHead, tenantId, eq(orderHead.buyerId, buyerId))
        const counts = await groupCounts(tx, tenantId, buyerId)
        const rows = await tx
          .select()
          .from(orderHead)
          .where(group === 'all' ? ofBuyer : and(ofBuyer, inArray(orderHead.state, buyerGroups[group])))
          .orderBy(...newestFirst)
          .limit(pageSize)
          .offset((pageNo - 1) * pageSize)
        const list = await viewOrders(tx, context, rows, deps.clock.now())
        return { total: counts[group] ?? 0, pageNo, pageSize, list, counts }
      }),
    ),
    implement(calls.order.orderDetail, ({ params }, context) =>
      asBuyer(deps, context, async (tx, buyerId) => {
        const row = await ownOrder(tx, context.tenant.tenantId, buyerId, params.id)
        if (!row) throw new Failure('not_found', { field: 'id' })
        return detail(deps, tx, context, row)
      }),
    ),
    ...(
      [
        [calls.order.cancelOrder, (tx: Tx, row: OrderRow) => cancelUnpaid(tx, row)],
        [calls.order.confirmOrder, (tx: Tx, row: OrderRow) => confirmAsBuyer(deps, tx, row)],
      ] as const
    ).map(([call, act]) =>
      implement(call, ({ params, body }, context) =>
        onceInTransaction(deps, context, call, { params, body }, async (tx, buyerId) => {
          const { tenantId } = context.tenant
          const row = await lockOwnOrder(tx, tenantId, buyerId, params.id)
          if (!row) throw new Failure('not_found', { field: 'id' })
          if (!(await act(tx, row))) throw new Failure('state_conflict')
          const changed = await ownOrder(tx, tenantId, buyerId, params.id)
          if (!changed) throw new Failure('not_found', { field: 'id' })
          return detail(deps, tx, context, changed)
        }),
      ),
    ),
    implement(calls.order.lastPurchase, ({ body = {} }, context) => {
      checkTenantFacts(context.tenant, body)
      return asBuyer(deps, context, async (tx, buyerId) => {
        const { tenantId } = context.tenant
        const paid = ofTenant(orderHead, tenantId, eq(orderHead.buyerId, buyerId), isNotNull(orderHead.paidAt))
        const [row] = await tx
          .select()
          .from(orderHead)
          .where(body.offerId ? and(paid, sql`${orderHead.offerId}::text = ${body.offerId}`) : paid)
          .orderBy(sql`${orderHead.paidAt} desc`, sql`${orderHead.id} desc`)
          .limit(1)
        const [order] = row ? await viewOrders(tx, context, [row], deps.clock.now()) : []
        return { order: order ?? null }
      })
    }),
  ]
}
