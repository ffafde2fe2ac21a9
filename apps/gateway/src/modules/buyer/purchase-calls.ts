import { calls, type PaymentState } from '@tradepost/contract'
import { asc, eq } from 'drizzle-orm'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asBuyer } from '../../platform/call/unit-of-work.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { orderHead, purchase } from '../../platform/db/schema/order/order.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { leadingPayment, paymentsOf, viewOrders } from '../order/order-store.ts'
import type { OrderRow } from '../order/order-view.ts'

const isOver = (row: OrderRow) => row.state === 'expired' || row.state === 'cancelled'

/** The purchase's total without orders that ended unpaid; the original total if all of them did. */
const totalOf = (ordered: number, rows: readonly OrderRow[]) =>
  rows.every(isOver) ? ordered : rows.reduce((sum, row) => sum + (isOver(row) ? 0 : row.totalMinor), 0)

/** GET /finance/purchase/{id} */
export const getPurchaseCall = (deps: Deps): Implementation =>
  implement(calls.checkout.getPurchase, ({ params }, context) =>
    asBuyer(
      deps,
      context,
      async (tx, buyerId) => {
        const { tenantId } = context.tenant
        const joined = await tx
          .select({ bought: purchase, order: orderHead })
          .from(purchase)
          .leftJoin(orderHead, ofTenant(orderHead, purchase.tenantId, eq(orderHead.purchaseId, purchase.id)))
          .where(ofTenant(purchase, tenantId, eq(purchase.id, params.id), eq(purchase.buyerId, buyerId)))
          .orderBy(asc(orderHead.id))
        const bought = joined[0]?.bought
        if (!bought) throw new Failure('not_found', { field: 'id' })
        const rows = joined.flatMap(({ order }) => order ?? [])
        const ofPurchase = await paymentsOf(tx, tenantId, [bought.id])
        const payments = ofPurchase.get(bought.id) ?? []
        const leading = leadingPayment(payments)
        const settled = leading && ['captured', 'refunded', 'partially_refunded'].includes(leading.state)
        const state: PaymentState =
          !settled && rows.length > 0 && rows.every(isOver) ? 'cancelled' : (leading?.state ?? 'created')
        const waiting = rows.find((row) => row.state === 'awaiting_payment')
        return {
          purchaseId: bought.id,
          kind: bought.kind,
          total: { minor: totalOf(bought.totalMinor, rows), currency: bought.currency },
          state,
          failure: leading?.failure ?? null,
          payBefore: (waiting?.deadlineAt ?? bought.payBefore).toISOString(),
          deliveryEmail: bought.deliveryEmail,
          orders: await viewOrders(tx, context, rows, deps.clock.now(), ofPurchase),
        }
      },
      { prepared: true },
    ),
  )
