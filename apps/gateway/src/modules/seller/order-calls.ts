import { calls, type OrderState } from '@tradepost/contract'
import { earningStates, sellerGroups } from '@tradepost/domain/order/order-states'
import { and, count, eq, inArray, sql } from 'drizzle-orm'
import { type CallContext, principal } from '../../platform/call/call-context.ts'
import { once } from '../../platform/call/idempotency.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asSeller } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { ledgerAccount } from '../../platform/db/schema/order/ledger.ts'
import { orderHead } from '../../platform/db/schema/order/order.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { hasId } from '../../platform/ids/has-id.ts'
import { cleanText } from '../../platform/text/clean-text.ts'
import { answerUnitClaim } from '../after-sales/answer-unit-claim.ts'
import { answerDispute } from '../after-sales/dispute-flow.ts'
import { givePart } from '../after-sales/given-part.ts'
import { attachFiles } from '../after-sales/own-files.ts'
import { answerRefund } from '../after-sales/refund-flow.ts'
import { refundRestBySeller } from '../after-sales/rest-refund.ts'
import { deliverBySeller } from '../delivery/delivery-flow.ts'
import { newestFirst } from '../order/order-store.ts'
import type { OrderRow } from '../order/order-view.ts'
import { replaceUnit } from '../vault/change-unit.ts'
import { isOlderThan, matching } from './order-filter.ts'
import { ofSeller, sellerDetail, sellerOrders } from './order-view.ts'

async function orderOf(tx: Tx, tenantId: number, sellerId: string, id: string): Promise<OrderRow> {
  const [row] = await tx
    .select()
    .from(orderHead)
    .where(and(ofSeller(tenantId, sellerId), hasId(orderHead.id, id)))
  if (!row) throw new Failure('not_found', { field: 'id' })
  return row
}

/** Calls of sellers about their orders: list, detail, delivery, answer to a refund request. */
export function sellerOrderCalls(deps: Deps): Implementation[] {
  const detail = async (tx: Tx, { tenant, locale }: CallContext, sellerId: string, id: string) => {
    const view = await sellerDetail(deps, tx, await orderOf(tx, tenant.tenantId, sellerId, id), locale)
    if (!view) throw new Failure('not_found', { field: 'id' })
    return view
  }

  return [
    implement(calls.seller.sellerOrderPage, ({ body = {} }, context) =>
      asSeller(deps, context, async (tx, sellerId) => {
        const { tenantId } = context.tenant
        const { group = 'all', sort = 'newest', before, pageNo = 1, pageSize = 24 } = body
        const isOwn = and(ofSeller(tenantId, sellerId), matching(tx, tenantId, body))
        const states = await tx
          .select({ state: orderHead.state, n: count() })
          .from(orderHead)
          .where(isOwn)
          .groupBy(orderHead.state)
        const sum = (members: readonly OrderState[]) =>
          states.reduce((total, row) => total + (members.includes(row.state) ? row.n : 0), 0)
        const counts: Record<string, number> = {
          all: states.reduce((total, row) => total + row.n, 0),
          ...Object.fromEntries(Object.entries(sellerGroups).map(([name, members]) => [name, sum(members)])),
        }
        const rows = await tx
          .select()
          .from(orderHead)
          .where(
            and(
              isOwn,
              group === 'all' ? undefined : inArray(orderHead.state, sellerGroups[group]),
              before === undefined ? undefined : isOlderThan(tx, tenantId, before),
            ),
          )
          .orderBy(
            ...(sort === 'due' && before === undefined ? [sql`${orderHead.deadlineAt} nulls last`] : []),
            ...newestFirst,
          )
          .limit(pageSize)
          .offset((pageNo - 1) * pageSize)
        const list = await sellerOrders(tx, tenantId, rows, deps.clock.now())
        return { total: counts[group] ?? 0, pageNo, pageSize, list, counts }
      }),
    ),
    implement(calls.seller.sellerOrderDetail, ({ params }, context) =>
      asSeller(deps, context, (tx, sellerId) => detail(tx, context, sellerId, params.id)),
    ),
    implement(calls.seller.sellerDeliver, ({ params, body }, context) =>
      once(deps, context, calls.seller.sellerDeliver, { params, body }, (store) =>
        asSeller(deps, context, async (tx, sellerId) => {
          const { tenantId } = context.tenant
          const { id } = await orderOf(tx, tenantId, sellerId, params.id)
          const { text, fileIds = [], pieces } = body
          await attachFiles(tx, { tenantId, orderId: id, userId: principal(context).userId, fileIds })
          if (!(await deliverBySeller(deps, tx, tenantId, id, { text, fileIds, pieces })))
            throw new Failure('state_conflict')
          return store(tx, await detail(tx, context, sellerId, params.id))
        }),
      ),
    ),
    implement(calls.vault.replaceUnit, ({ params, body }, context) =>
      once(deps, context, calls.vault.replaceUnit, { params, body }, (store) =>
        asSeller(deps, context, async (tx, sellerId) => {
          const { tenantId } = context.tenant
          const { id: orderId } = await orderOf(tx, tenantId, sellerId, params.id)
          await replaceUnit(deps, tx, { tenantId, sellerId, orderId, unitId: body.unitId })
          return store(tx, await detail(tx, context, sellerId, orderId))
        }),
      ),
    ),
    implement(calls.afterSales.sellerAnswerRefund, ({ params, body }, context) =>
      once(deps, context, calls.afterSales.sellerAnswerRefund, { params, body }, (store) =>
        asSeller(deps, context, async (tx, sellerId) => {
          await answerRefund(deps, tx, context.tenant.tenantId, { sellerId, orderId: params.id, ...body })
          return store(tx, await detail(tx, context, sellerId, params.id))
        }),
      ),
    ),
    implement(calls.afterSales.sellerRefundRest, ({ params, body }, context) =>
      once(deps, context, calls.afterSales.sellerRefundRest, { params, body }, (store) =>
        asSeller(deps, context, async (tx, sellerId) => {
          const text = cleanText(body.text ?? '')
          const act = { sellerId, orderId: params.id, ...body, text }
          await refundRestBySeller(deps, tx, context.tenant.tenantId, act)
          return store(tx, await detail(tx, context, sellerId, params.id))
        }),
      ),
    ),
    implement(calls.afterSales.sellerRefundPart, ({ params, body }, context) =>
      once(deps, context, calls.afterSales.sellerRefundPart, { params, body }, (store) =>
        asSeller(deps, context, async (tx, sellerId) => {
          const text = cleanText(body.text ?? '')
          await givePart(deps, tx, context.tenant.tenantId, { ...body, text, sellerId, orderId: params.id })
          return store(tx, await detail(tx, context, sellerId, params.id))
        }),
      ),
    ),
    implement(calls.unitClaim.sellerAnswerUnitClaim, ({ params, body }, context) =>
      once(deps, context, calls.unitClaim.sellerAnswerUnitClaim, { params, body }, (store) =>
        asSeller(deps, context, async (tx, sellerId) => {
          const { tenantId } = context.tenant
          const text = cleanText(body.text ?? '')
          if (body.answer === 'refuse' && !text) throw new Failure('data_error', { field: 'text' })
          await answerUnitClaim(deps, tx, tenantId, { ...body, text, sellerId, orderId: params.id })
          return store(tx, await detail(tx, context, sellerId, params.id))
        }),
      ),
    ),
    implement(calls.afterSales.sellerAnswerDispute, ({ params, body }, context) =>
      once(deps, context, calls.afterSales.sellerAnswerDispute, { params, body }, (store) =>
        asSeller(deps, context, async (tx, sellerId) => {
          const { tenantId } = context.tenant
          const { id: orderId } = await orderOf(tx, tenantId, sellerId, params.id)
          const { fileIds = [], statement: written } = body
          const statement = cleanText(written)
          if (!statement) throw new Failure('data_error', { field: 'statement' })
          await attachFiles(tx, { tenantId, orderId, userId: principal(context).userId, fileIds })
          await answerDispute(deps, tx, tenantId, { sellerId, orderId, statement, fileIds })
          return store(tx, await detail(tx, context, sellerId, orderId))
        }),
      ),
    ),
  ]
}

/** The seller's balance per currency, and the expected income from paid orders. */
export const sellerBalanceCall = (deps: Deps): Implementation =>
  implement(calls.seller.sellerBalance, (_, context) =>
    asSeller(deps, context, async (tx, sellerId) => {
      const { tenantId } = context.tenant
      const money = (rows: { minor: string; currency: string }[]) =>
        rows.map(({ minor, currency }) => ({ minor: Number(minor), currency }))
      const payable = await tx
        .select({ minor: ledgerAccount.balance, currency: ledgerAccount.unit })
        .from(ledgerAccount)
        .where(
          ofTenant(
            ledgerAccount,
            tenantId,
            eq(ledgerAccount.ownerKind, 'seller'),
            eq(ledgerAccount.ownerId, sellerId),
            eq(ledgerAccount.purpose, 'payable'),
          ),
        )
        .orderBy(ledgerAccount.unit)
      const pending = await tx
        .select({
          minor: sql<string>`sum(case when ${orderHead.discountBorneBy} = 'platform' then ${orderHead.fullMinor} else ${orderHead.totalMinor} end - ${orderHead.partRefundedMinor}
            - case when ${orderHead.discountBorneBy} = 'platform' then ${orderHead.partDiscountMinor} else 0 end)`,
          currency: orderHead.currency,
        })
        .from(orderHead)
        .where(and(ofSeller(tenantId, sellerId), inArray(orderHead.state, earningStates)))
        .groupBy(orderHead.currency)
        .orderBy(orderHead.currency)
      return { payable, pending: money(pending) }
    }),
  )
