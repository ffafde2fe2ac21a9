import { minutesToDeliver } from '@tradepost/domain/order/order-rules'
import { dayMs, hourMs, minuteMs } from '@tradepost/domain/time/durations'
import { afterSalesHours, confirmHours, insuranceDays } from '@tradepost/domain/time/windows'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { orderHead } from '../../platform/db/schema/order/order.ts'
import type { Deps } from '../../platform/deps.ts'
import { after } from '../../platform/time/clock.ts'
import { holdStock, releaseStock, takeStock } from '../offer/stock.ts'
import { startClock } from './clocks.ts'
import { recalculateCoupon } from './coupon-share.ts'
import { jobNames } from './job-names.ts'
import { orderKind } from './order-kind.ts'
import { mailSeller } from './order-mails.ts'
import { lockOrders, moveOrder } from './order-store.ts'
import { openOrderThread } from './order-thread.ts'
import type { OrderRow } from './order-view.ts'

export const autoConfirmAt = (deps: Deps) => after(deps, confirmHours * hourMs)
export const insuredUntil = (deps: Deps, row: OrderRow) =>
  row.offer.insured ? after(deps, insuranceDays * dayMs) : null

/** Tells whether an order that is delivered now is later than was promised. */
export const isLate = (deps: Deps, { paidAt, deliveryMode, offer, deadlineAt }: OrderRow): boolean => {
  const now = deps.clock.now().getTime()
  const promised = minutesToDeliver({ deliveryMode, deliveryMinutes: offer.deliveryMinutes }) * minuteMs
  return (paidAt !== null && paidAt.getTime() + promised < now) || (deadlineAt !== null && deadlineAt.getTime() < now)
}

/** Makes an order delivered with its last piece. The time in which its buyer can confirm begins. */
export async function startConfirmation(
  deps: Deps,
  tx: Tx,
  row: OrderRow,
  facts: { deliveredQuantity?: number; refundedQuantity?: number; late: boolean },
): Promise<void> {
  const deadlineAt = autoConfirmAt(deps)
  const delivered = { deliveredAt: deps.clock.now(), deadlineAt, insuredUntil: insuredUntil(deps, row) }
  await moveOrder(tx, row, 'delivered', { ...delivered, ...facts })
  await startClock(deps, tx, row.id, 'receive', deadlineAt)
}

/** Ends an unpaid order and releases its stock. The caller recalculates the coupon. */
async function endUnpaid(tx: Tx, row: OrderRow, to: 'expired' | 'cancelled'): Promise<boolean> {
  if (!(await moveOrder(tx, row, to, { deadlineAt: null }))) return false
  await releaseStock(tx, row.tenantId, row.id)
  await orderKind(row)?.release(tx, row)
  return true
}

/** Cancels an unpaid order and recalculates the coupon of its purchase. */
export async function cancelUnpaid(tx: Tx, row: OrderRow): Promise<boolean> {
  if (!(await endUnpaid(tx, row, 'cancelled'))) return false
  await recalculateCoupon(tx, row.tenantId, row.purchaseId)
  return true
}

/** Expires the orders of a purchase whose time to pay is over. Plans itself again where that time was extended. */
export async function expirePurchase(deps: Deps, tx: Tx, tenantId: number, purchaseId: string): Promise<void> {
  const now = deps.clock.now()
  const rows = await lockOrders(tx, tenantId, eq(orderHead.purchaseId, purchaseId))
  for (const row of rows) {
    if (row.state !== 'awaiting_payment') continue
    if (row.deadlineAt && row.deadlineAt > now) {
      await planExpiry(deps, tx, purchaseId, row.deadlineAt)
    } else {
      await endUnpaid(tx, row, 'expired')
    }
  }
  await recalculateCoupon(tx, tenantId, purchaseId)
}

export const planExpiry = (deps: Deps, tx: Tx, purchaseId: string, runAt: Date) =>
  deps.jobs.add(tx, jobNames.expirePurchase, { purchaseId }, { key: purchaseId, runAt })

/** For a payment that came too late: takes the stock again if it is still available. */
export async function retakeStock(deps: Deps, tx: Tx, row: OrderRow): Promise<boolean> {
  const { tenantId, offerId, quantity } = row
  if (!(await takeStock(tx, tenantId, offerId, quantity))) return false
  await holdStock(tx, { tenantId, orderId: row.id, offerId, quantity, expiresAt: deps.clock.now() })
  return true
}

/** Starts the delivery of a paid order: by a job of the platform, or by its seller in the chat. */
export async function startDelivery(deps: Deps, tx: Tx, paid: OrderRow): Promise<void> {
  await mailSeller(deps, tx, paid, 'orderPaid')
  if (paid.deliveryMode === 'platform') {
    const job = { payload: { orderId: paid.id }, key: paid.id }
    const runAt = after(deps, afterSalesHours * hourMs)
    await deps.jobs.addAll(tx, [
      { ...job, task: jobNames.deliverOrder },
      { ...job, task: jobNames.refundUndelivered, runAt },
    ])
    return
  }
  await moveOrder(tx, paid, 'delivering')
  await openOrderThread(deps, tx, paid)
  if (paid.deadlineAt) await startClock(deps, tx, paid.id, 'deliver', paid.deadlineAt)
}

/** The time by which a paid order must be delivered. */
export function deliverBy(deps: Deps, row: OrderRow): Date {
  const { deliveryMode, offer } = row
  return after(deps, minutesToDeliver({ deliveryMode, deliveryMinutes: offer.deliveryMinutes }) * minuteMs)
}
