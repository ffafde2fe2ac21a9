import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { orderHead } from '../../platform/db/schema/order/order.ts'
import { payment } from '../../platform/db/schema/order/payment.ts'
import type { Deps } from '../../platform/deps.ts'
import { fitsId64 } from '../../platform/ids/id64.ts'
import { uuid5 } from '../../platform/ids/uuid5.ts'
import { accounts, postTransfers, type Transfer } from '../ledger/ledger.ts'
import { returnStock } from '../offer/stock.ts'
import { type PriceRise, recalculateCoupon, revokeDiscount } from '../order/coupon-share.ts'
import { feeOf, platformLeftMinor } from '../order/line-share.ts'
import { orderKind } from '../order/order-kind.ts'
import { lockOrders, moveOrder, type PaymentRow } from '../order/order-store.ts'
import type { OrderRow } from '../order/order-view.ts'
import { agreedTax, noteOwed, owedMore } from '../tax/order-tax.ts'
import { countRefund, lockPayment, tellProviderToRefund } from './payment-store.ts'

/** Id of the transfer that refunds an order, derived from payment and order so that an order is refunded only once. */
export const refundId = (paymentId: string, orderId: string) => uuid5('refund', paymentId, orderId)

export interface PaidOrder {
  order: OrderRow
  payment: PaymentRow
  /** The other orders of the same purchase. */
  siblings: OrderRow[]
}

/** A paid order, its payment and the other orders of its purchase, locked in the common order. */
export async function lockPaidOrder(tx: Tx, tenantId: number, orderId: string): Promise<PaidOrder | null> {
  if (!fitsId64(orderId)) return null
  const [unlocked] = await tx
    .select({ id: orderHead.id, by: orderHead.paidBy, purchaseId: orderHead.purchaseId })
    .from(orderHead)
    .where(ofTenant(orderHead, tenantId, eq(orderHead.id, orderId)))
  if (!unlocked?.by) return null
  const row = await lockPayment(tx, tenantId, eq(payment.id, unlocked.by))
  const rows = await lockOrders(tx, tenantId, eq(orderHead.purchaseId, unlocked.purchaseId))
  const order = rows.find(({ id }) => id === unlocked.id)
  return row && order ? { order, payment: row, siblings: rows.filter((one) => one !== order) } : null
}

/** The fee and the tax that a settled order owes because its price rises. */
function moreOf(given: OrderRow, { order, more }: PriceRise) {
  const before = { ...order, totalMinor: order.totalMinor - more }
  const owes = owedMore(before, order)
  // Rounding may differ by a minor unit where a bank took the price back before.
  const tax = Math.max(agreedTax(order) - agreedTax(before), owes.tax)
  return { id: uuid5('settle-more', given.id, order.id), order, more, owes, tax }
}
type More = ReturnType<typeof moreOf>

/**
 * Pays sellers the difference for settled orders whose price rises because they lose a discount of the seller. The tax in
 * the price rises with any discount: the shop pays it itself if the discount was the shop's.
 */
function settleMore({ id, order, more, owes, tax }: More): Transfer {
  const transfer = { id, kind: 'settle' as const, unit: order.currency, ref: { kind: 'order', id: order.id } }
  if (order.discountBorneBy === 'platform')
    return {
      ...transfer,
      legs: [
        { account: accounts.taxCost, amount: -owes.tax },
        { account: accounts.tax, amount: owes.tax },
      ],
    }
  const fee = feeOf(more - tax, order.feePercent)
  return {
    ...transfer,
    legs: [
      { account: accounts.escrow, amount: -more },
      { account: accounts.payable(order.sellerId), amount: more - tax - fee },
      { account: accounts.fee, amount: fee + tax - owes.tax },
      { account: accounts.tax, amount: owes.tax },
    ],
  }
}

interface How {
  to: 'refunded' | 'auto_refunded'
  /** False if the provider has already refunded the money. */
  tellProvider?: boolean
  /** True leaves the prices of the buyer's other orders unchanged, because the buyer did not cause the refund. */
  whole?: boolean
  /** True keeps the stock off sale until staff review the order. */
  keepStock?: boolean
  /** True marks the order as late: its seller did not keep the promise. */
  late?: boolean
}

/**
 * Refunds a paid order: books the refund now, and a job sends it to the provider. Undelivered stock goes back on sale.
 * Returns the refunded order, or null if its state has changed. Runs as the platform.
 */
export async function refundPaidOrder(deps: Deps, tx: Tx, paid: PaidOrder, how: How): Promise<OrderRow | null> {
  const { order, payment: row, siblings } = paid
  const { tenantId } = order
  if (!(await moveOrder(tx, order, how.to, { deadlineAt: null, ...(how.late ? { late: true } : {}) }))) return null
  const given = { ...order, state: how.to }
  const kind = orderKind(order)
  if (kind) {
    await kind.refund(deps, tx, row, given)
    return given
  }
  if (!how.keepStock) await returnStock(tx, order)
  const rises = how.whole ? [] : await revokeDiscount(tx, given, siblings)
  const settled = rises.filter((rise) => rise.order.confirmedAt !== null).map((rise) => moreOf(given, rise))
  await recalculateCoupon(tx, tenantId, order.purchaseId)
  const id = refundId(row.id, order.id)
  const added = platformLeftMinor(given)
  // Parts of the price may have gone back before.
  const left = given.totalMinor - given.partRefundedMinor
  const posted = await postTransfers(tx, tenantId, [
    {
      ...{ id, kind: 'refund', unit: row.currency, ref: { kind: 'order', id: order.id } },
      legs: [
        { account: accounts.escrow, amount: -left - added },
        { account: accounts.psp, amount: left },
        { account: accounts.couponCost, amount: added },
      ],
    },
    ...settled.map(settleMore),
  ])
  if (posted) for (const rise of settled) await noteOwed(tx, rise.order, rise.id, rise.owes)
  if (posted && left > 0) {
    await countRefund(tx, row, left)
    if (how.tellProvider ?? true) await tellProviderToRefund(deps, tx, row, left, id)
  }
  return given
}
