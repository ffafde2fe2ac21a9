import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { isRental } from '@tradepost/domain/offer/offer-kinds'
import { and, asc, count, desc, eq, gt, lte, or, type SQL, sql } from 'drizzle-orm'
import { type CallContext, principal } from '../../platform/call/call-context.ts'
import { once } from '../../platform/call/idempotency.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asBuyer, inTenant } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { orderHead, purchase } from '../../platform/db/schema/order/order.ts'
import { rental, rentalComplaint } from '../../platform/db/schema/order/rental.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { accounts, balanceOf } from '../ledger/ledger.ts'
import { maySell } from '../offer/may-sell.ts'
import { lockOrders } from '../order/order-store.ts'
import { payRental } from './rental-flow.ts'
import { complaintUntil, mayComplain, type RentalJoin, toRental } from './rental-view.ts'

/** Rentals of a buyer, with their orders and complaints. */
const rentalsOf = (tx: Tx, tenantId: number, renterId: string, condition?: SQL) =>
  tx
    .select({ rental, order: orderHead, complaint: rentalComplaint })
    .from(rental)
    .innerJoin(orderHead, ofTenant(orderHead, rental.tenantId, eq(orderHead.id, rental.orderId)))
    .leftJoin(rentalComplaint, ofTenant(rentalComplaint, rental.tenantId, eq(rentalComplaint.orderId, rental.orderId)))
    .where(ofTenant(rental, tenantId, eq(rental.renterId, renterId), condition))
    .$dynamic()

async function ownRental(tx: Tx, tenantId: number, renterId: string, orderId: string): Promise<RentalJoin> {
  const [row] = await rentalsOf(tx, tenantId, renterId, sql`${rental.orderId}::text = ${orderId}`)
  if (!row) throw new Failure('not_found', { field: 'orderId' })
  return row
}

/**
 * Pays a rental of this buyer from the wallet. The transfer runs as the platform, so this function first checks that
 * the buyer owns the purchase.
 */
async function payFromWallet(deps: Deps, tx: Tx, context: CallContext, purchaseId: string) {
  const { tenantId } = context.tenant
  const { userId } = principal(context)
  const [bought] = await tx
    .select({ id: purchase.id, kind: purchase.kind })
    .from(purchase)
    .where(ofTenant(purchase, tenantId, eq(purchase.id, purchaseId), eq(purchase.buyerId, userId)))
  if (!bought) throw new Failure('not_found', { field: 'id' })
  const orders = await lockOrders(tx, tenantId, eq(orderHead.purchaseId, purchaseId))
  const [order] = orders
  if (bought.kind !== 'order' || !order || !orders.every(({ offer }) => isRental(offer)))
    throw new Failure('wallet_rental_only')
  const isDue = order.state === 'awaiting_payment' && order.deadlineAt !== null && order.deadlineAt > deps.clock.now()
  if (!isDue) throw new Failure('order_not_payable')
  if (!(await maySell(tx, order))) throw new Failure('offer_removed', { field: 'id' })
  await payRental(deps, tx, order)
  return {
    purchaseId,
    orderId: order.id,
    amount: order.totalMinor,
    balance: await balanceOf(tx, tenantId, accounts.wallet(userId), 'GCOIN'),
  }
}

/** Calls of renters: payment from the wallet, rentals and login complaints. */
export function rentalCalls(deps: Deps): Implementation[] {
  return [
    implement(calls.payment.payWithWallet, ({ params, body }, context) =>
      once(deps, context, calls.payment.payWithWallet, { params, body }, (store) =>
        inTenant(deps, context.tenant.tenantId, `platform:wallet:${principal(context).userId}`, async (tx) =>
          store(tx, await payFromWallet(deps, tx, context, params.id)),
        ),
      ),
    ),
    implement(calls.rental.rentalPage, ({ body = {} }, context) =>
      asBuyer(deps, context, async (tx, buyerId) => {
        const { tenantId } = context.tenant
        const { state, pageNo = 1, pageSize = 24 } = body
        const now = deps.clock.now()
        const live = and(eq(rental.state, 'renting'), gt(rental.endsAt, now))
        const over = or(sql`${rental.state} <> 'renting'`, lte(rental.endsAt, now))
        const condition = state === 'renting' ? live : state === 'over' ? over : undefined
        const [total] = await tx
          .select({ n: count() })
          .from(rental)
          .where(ofTenant(rental, tenantId, eq(rental.renterId, buyerId), condition))
        const rows = await rentalsOf(tx, tenantId, buyerId, condition)
          .orderBy(desc(rental.startsAt), asc(rental.orderId))
          .limit(pageSize)
          .offset((pageNo - 1) * pageSize)
        return { total: total?.n ?? 0, pageNo, pageSize, list: rows.map((row) => toRental(row, now)) }
      }),
    ),
    implement(calls.rental.rentalDetail, ({ params }, context) =>
      asBuyer(deps, context, async (tx, buyerId) =>
        toRental(await ownRental(tx, context.tenant.tenantId, buyerId, params.orderId), deps.clock.now()),
      ),
    ),
    implement(calls.rental.fileRentalComplaint, ({ params, body }, context) =>
      once(deps, context, calls.rental.fileRentalComplaint, { params, body }, (store) =>
        asBuyer(deps, context, async (tx, buyerId) => {
          const { tenantId } = context.tenant
          // Lock the order first, like the confirmation of an order does, so that both cannot run at once.
          await lockOrders(
            tx,
            tenantId,
            sql`${orderHead.id}::text = ${params.orderId} and ${eq(orderHead.buyerId, buyerId)}`,
          )
          const row = await ownRental(tx, tenantId, buyerId, params.orderId)
          const now = deps.clock.now()
          if (now > complaintUntil(row.order)) throw new Failure('complaint_window_closed')
          if (!mayComplain(row, now)) throw new Failure('state_conflict')
          await tx.insert(rentalComplaint).values({
            tenantId,
            id: randomUUID(),
            orderId: row.rental.orderId,
            renterId: buyerId,
            text: body.text,
            createdAt: now,
          })
          return store(tx, toRental(await ownRental(tx, tenantId, buyerId, params.orderId), now))
        }),
      ),
    ),
  ]
}
