import { type CallData, calls } from '@tradepost/contract'
import { findPlace } from '@tradepost/domain/money/tax'
import { count, eq, ne, sql } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { delivery, deliveryReveal, deliveryUnit, orderHead, purchase } from '../../platform/db/schema/order/order.ts'
import { payment } from '../../platform/db/schema/order/payment.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { fitsId64 } from '../../platform/ids/id64.ts'
import { namesOf } from '../../platform/ids/names-of.ts'
import { handoverOf } from '../delivery/handover.ts'
import { givenInputs } from '../offer/delivery-inputs.ts'
import { afterSalesOf } from '../order/case-view.ts'
import type { OrderRow } from '../order/order-view.ts'
import { timelineOf } from '../seller/order-view.ts'
import { taxOf } from '../tax/order-tax.ts'
import { foundOrders } from './found-orders.ts'
import { foundPayments } from './found-payments.ts'
import { chatOf } from './order-chat.ts'
import { transfersOf } from './order-money.ts'
import { goodsOf } from './replace-goods.ts'
import { mailsAbout } from './support-mails.ts'

type StaffOrder = CallData<typeof calls.support.staffOrder>
const mostMails = 50
const iso = (at: Date | null) => at?.toISOString() ?? null

/** That something was delivered. What it is stays sealed. */
async function deliveryOf(tx: Tx, { tenantId, id }: OrderRow): Promise<StaffOrder['delivery']> {
  const [row] = await tx
    .select({ deliveredAt: delivery.deliveredAt, firstRevealedAt: delivery.firstRevealedAt })
    .from(delivery)
    .where(ofTenant(delivery, tenantId, eq(delivery.orderId, id)))
  if (!row) return null
  const [reveals] = await tx
    .select({ n: count() })
    .from(deliveryReveal)
    .where(ofTenant(deliveryReveal, tenantId, eq(deliveryReveal.orderId, id)))
  const [units] = await tx
    .select({ n: count() })
    .from(deliveryUnit)
    .where(ofTenant(deliveryUnit, tenantId, eq(deliveryUnit.orderId, id)))
  return {
    deliveredAt: row.deliveredAt.toISOString(),
    firstRevealedAt: iso(row.firstRevealedAt),
    ...{ reveals: reveals?.n ?? 0, units: units?.n ?? 0 },
  }
}

/** The tax of an order with the evidence of the buyer's place; nothing if the shop charged none. */
async function taxFacts(tx: Tx, row: OrderRow): Promise<Pick<StaffOrder, 'tax'>> {
  const { tax } = taxOf(row)
  if (!tax) return {}
  const [known] = await tx
    .select({ network: purchase.networkCountry, card: payment.cardCountry })
    .from(purchase)
    .leftJoin(payment, ofTenant(payment, row.tenantId, row.paidBy ? eq(payment.id, row.paidBy) : sql`false`))
    .where(ofTenant(purchase, row.tenantId, eq(purchase.id, row.purchaseId)))
  const { network = null, card = null } = known ?? {}
  return { tax: { ...tax, network, card, finding: findPlace({ stated: tax.country, network, card }) } }
}

async function staffOrder(deps: Deps, tx: Tx, context: CallContext, id: string): Promise<StaffOrder> {
  const { tenantId } = context.tenant
  const [row] = fitsId64(id)
    ? await tx
        .select()
        .from(orderHead)
        .where(ofTenant(orderHead, tenantId, eq(orderHead.id, id)))
    : []
  if (!row) throw new Failure('not_found', { field: 'id' })
  const money = (minor: number) => ({ minor, currency: row.currency })
  const nameOf = await namesOf(tx, tenantId, [row.buyerId])
  const siblings = await tx
    .select()
    .from(orderHead)
    .where(ofTenant(orderHead, tenantId, eq(orderHead.purchaseId, row.purchaseId), ne(orderHead.id, row.id)))
    .orderBy(orderHead.id)
    .limit(100)
  const payments = await foundPayments(tx, tenantId, eq(payment.purchaseId, row.purchaseId), 50)
  const afterSales = await afterSalesOf(deps, tx, row)
  return {
    ...{ id: row.id, purchaseId: row.purchaseId, state: row.state, title: row.title },
    ...{ quantity: row.quantity, deliveredQuantity: row.deliveredQuantity },
    refundedQuantity: row.refundedQuantity,
    ...{ deliveryMode: row.deliveryMode, deliveryEmail: row.deliveryEmail, feePercent: row.feePercent },
    unitPrice: money(row.unitPriceMinor),
    full: money(row.fullMinor),
    discount: money(row.discountMinor),
    total: money(row.totalMinor),
    partRefunded: row.partRefundedMinor > 0 ? money(row.partRefundedMinor) : null,
    ...(await taxFacts(tx, row)),
    buyer: { id: row.buyerId, nickName: nameOf(row.buyerId) },
    seller: { id: row.offer.seller.id, nickName: row.offer.seller.nickName },
    createdAt: row.createdAt.toISOString(),
    paidAt: iso(row.paidAt),
    confirmedAt: iso(row.confirmedAt),
    deadlineAt: iso(row.deadlineAt),
    insuredUntil: iso(row.insuredUntil),
    inputs: givenInputs(row.inputs, context.locale),
    siblings: await foundOrders(tx, tenantId, siblings),
    timeline: await timelineOf(tx, row),
    handover: await handoverOf(tx, row),
    delivery: await deliveryOf(tx, row),
    goods: await goodsOf(deps, tx, row),
    payments,
    transfers: await transfersOf(tx, tenantId, { orderId: row.id, payments: payments.map((one) => one.id) }),
    afterSales,
    hasCase: afterSales.dispute !== null || afterSales.claim !== null,
    chat: await chatOf(deps, tx, context, row.id),
    mails: await mailsAbout(tx, tenantId, [row.id, row.purchaseId], mostMails),
  }
}

/** The order whole, whatever its state. */
export const orderPageCall = (deps: Deps): Implementation =>
  implement(calls.support.staffOrder, ({ params }, context) => {
    context.setHeader('Cache-Control', 'no-store')
    return asStaff(deps, context, (tx) => staffOrder(deps, tx, context, params.id))
  })
