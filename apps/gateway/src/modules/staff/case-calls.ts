import { calls, type StaffCase } from '@tradepost/contract'
import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { dispute, insuranceClaim, serviceAct } from '../../platform/db/schema/order/after-sales.ts'
import { orderHead } from '../../platform/db/schema/order/order.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { fitsId64 } from '../../platform/ids/id64.ts'
import { handoverOf } from '../delivery/handover.ts'
import { givenInputs } from '../offer/delivery-inputs.ts'
import { afterSalesOf, listingOf } from '../order/case-view.ts'
import { timelineOf } from '../seller/order-view.ts'
import { openProposals, toAct } from './acts.ts'

/** Cases without an outcome: of one kind, or of both. */
function openCases(tx: Tx, tenantId: number, wanted: StaffCase['kind'] | undefined) {
  const casesIn = (kind: StaffCase['kind']) => {
    const table = kind === 'dispute' ? dispute : insuranceClaim
    const since = kind === 'dispute' ? dispute.openedAt : insuranceClaim.claimedAt
    return tx
      .select({
        kind: sql<StaffCase['kind']>`${kind}::text`.as('kind'),
        orderId: sql<string>`${table.orderId}`.as('order_id'),
        since: sql<string>`${since}`.as('since'),
      })
      .from(table)
      .where(ofTenant(table, tenantId, isNull(table.outcome)))
  }
  return (wanted ? casesIn(wanted) : unionAll(casesIn('dispute'), casesIn('insurance'))).as('open_case')
}

async function partiesOf(tx: Tx, tenantId: number, rows: readonly (typeof orderHead.$inferSelect)[]) {
  const ids = rows.map((row) => row.buyerId)
  const users =
    ids.length === 0
      ? []
      : await tx
          .select({ id: appUser.id, nickName: appUser.nickName })
          .from(appUser)
          .where(ofTenant(appUser, tenantId, inArray(appUser.id, ids)))
  const names = new Map(users.map((user) => [user.id, user.nickName]))
  return (row: typeof orderHead.$inferSelect) => ({
    buyer: { id: row.buyerId, nickName: names.get(row.buyerId) ?? '' },
    seller: { id: row.offer.seller.id, nickName: row.offer.seller.nickName },
  })
}

/** Calls about cases that wait for staff, and about acts of staff. */
export function caseCalls(deps: Deps): Implementation[] {
  return [
    implement(calls.staff.casePage, ({ body = {} }, context) =>
      asStaff(deps, context, async (tx) => {
        const { tenantId } = context.tenant
        const { kind, pageNo = 1, pageSize = 24 } = body
        const open = openCases(tx, tenantId, kind)
        const [counted] = await tx.select({ n: count() }).from(open)
        const rows = await tx
          .select({ kind: open.kind, orderId: open.orderId, since: open.since })
          .from(open)
          .orderBy(open.since, sql`${open.orderId}::text`)
          .limit(pageSize)
          .offset((pageNo - 1) * pageSize)
        const ids = rows.map((row) => row.orderId)
        const orders =
          ids.length === 0
            ? []
            : await tx
                .select()
                .from(orderHead)
                .where(ofTenant(orderHead, tenantId, inArray(orderHead.id, ids)))
        const parties = await partiesOf(tx, tenantId, orders)
        const list: StaffCase[] = []
        for (const row of rows) {
          const order = orders.find((one) => one.id === row.orderId)
          if (!order) continue
          const [proposal] = await openProposals(tx, tenantId, { kind: row.kind, refId: order.id })
          list.push({
            kind: row.kind,
            orderId: order.id,
            since: new Date(row.since).toISOString(),
            title: order.title,
            total: { minor: order.totalMinor, currency: order.currency },
            ...parties(order),
            proposal: proposal ? toAct(proposal) : null,
          })
        }
        return { total: counted?.n ?? 0, pageNo, pageSize, list }
      }),
    ),
    implement(calls.staff.caseDetail, ({ params }, context) =>
      asStaff(deps, context, async (tx) => {
        const { tenantId } = context.tenant
        const [row] = fitsId64(params.id)
          ? await tx
              .select()
              .from(orderHead)
              .where(ofTenant(orderHead, tenantId, eq(orderHead.id, params.id)))
          : []
        const afterSales = row ? await afterSalesOf(deps, tx, row) : null
        // Staff may see only orders with a case.
        if (!row || !afterSales || (!afterSales.dispute && !afterSales.claim))
          throw new Failure('not_found', { field: 'id' })
        const acts = await tx
          .select()
          .from(serviceAct)
          .where(ofTenant(serviceAct, tenantId, eq(serviceAct.refKind, 'order'), eq(serviceAct.refId, row.id)))
          .orderBy(asc(serviceAct.at))
        return {
          id: row.id,
          state: row.state,
          title: row.title,
          total: { minor: row.totalMinor, currency: row.currency },
          quantity: row.quantity,
          deliveredQuantity: row.deliveredQuantity,
          inputs: givenInputs(row.inputs, context.locale),
          deliveredAt: row.deliveredAt?.toISOString() ?? null,
          insuredUntil: row.insuredUntil?.toISOString() ?? null,
          ...(await partiesOf(tx, tenantId, [row]))(row),
          timeline: await timelineOf(tx, row),
          handover: await handoverOf(tx, row),
          afterSales,
          listing: await listingOf(tx, row),
          acts: acts.map(toAct),
        }
      }),
    ),
    implement(calls.staff.actPage, ({ body = {} }, context) =>
      asStaff(deps, context, async (tx) => {
        const { tenantId } = context.tenant
        const { step, waiting: open, pageNo = 1, pageSize = 24 } = body
        const unanswered = sql`not exists (select 1 from service_act a where a.tenant_id = ${tenantId} and a.proposal_id = ${serviceAct.id})`
        const where = ofTenant(
          serviceAct,
          tenantId,
          step ? eq(serviceAct.step, step) : undefined,
          open ? and(eq(serviceAct.step, 'proposed'), unanswered) : undefined,
        )
        const [total] = await tx.select({ n: count() }).from(serviceAct).where(where)
        const rows = await tx
          .select()
          .from(serviceAct)
          .where(where)
          .orderBy(desc(serviceAct.at), asc(serviceAct.id))
          .limit(pageSize)
          .offset((pageNo - 1) * pageSize)
        return { total: total?.n ?? 0, pageNo, pageSize, list: rows.map(toAct) }
      }),
    ),
  ]
}
