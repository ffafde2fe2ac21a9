import { eq } from 'drizzle-orm'
import { actAs } from '../../platform/db/act-as.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { orderHead } from '../../platform/db/schema/order/order.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { crashPoint } from '../../platform/process/crash-point.ts'
import { accounts, postTransfer } from '../ledger/ledger.ts'
import { orderKind } from '../order/order-kind.ts'
import { mailBuyer, mailSeller } from '../order/order-mails.ts'
import type { OrderRow } from '../order/order-view.ts'
import { confirm } from '../order/settlement.ts'
import { countRefund, tellProviderToRefund } from '../payment/payment-store.ts'
import { lockPaidOrder, type PaidOrder, refundId } from '../payment/refund-paid-order.ts'

/**
 * Requires a part that can go back: more than nothing and less than the price, of an order that was delivered in full
 * and is settled like any other. Whoever gets nothing gets the whole price back instead.
 */
export function requirePart(order: OrderRow, minor: number | undefined): number {
  if (minor === undefined || minor >= order.totalMinor) throw new Failure('data_error', { field: 'amount' })
  if (order.deliveredAt === null || orderKind(order)) throw new Failure('delivery_not_ready')
  return minor
}

/**
 * Gives the buyer a part of the price back and settles the order with the rest, in one transaction: the books never
 * hold a part that nobody owns. Leaves the transaction acting as the platform.
 */
export async function refundPart(deps: Deps, tx: Tx, { order, payment }: PaidOrder, wanted: number): Promise<OrderRow> {
  const { tenantId, id: orderId } = order
  // A coupon that was spread anew may have lowered the price since.
  const minor = Math.min(wanted, order.totalMinor)
  await actAs(tx, 'platform')
  await tx
    .update(orderHead)
    .set({ partRefundedMinor: minor })
    .where(ofTenant(orderHead, tenantId, eq(orderHead.id, orderId)))
  const given = { ...order, partRefundedMinor: minor }
  const id = refundId(payment.id, orderId)
  await postTransfer(tx, tenantId, {
    ...{ id, kind: 'refund', unit: payment.currency, ref: { kind: 'order', id: orderId } },
    legs: [
      { account: accounts.escrow, amount: -minor },
      { account: accounts.psp, amount: minor },
    ],
  })
  await countRefund(tx, payment, minor)
  await tellProviderToRefund(deps, tx, payment, minor, id)
  crashPoint('part_refund.posted')
  if (!(await confirm(deps, tx, given))) throw new Failure('state_conflict')
  return given
}

/** The buyer accepts the part that the seller offers, before the time for a dispute is over. */
export async function acceptPart(
  deps: Deps,
  tx: Tx,
  tenantId: number,
  { buyerId, orderId }: { buyerId: string; orderId: string },
): Promise<void> {
  const paid = await lockPaidOrder(tx, tenantId, orderId)
  if (!paid || paid.order.buyerId !== buyerId) throw new Failure('not_found', { field: 'id' })
  const { order } = paid
  if (order.state !== 'refund_rejected' || order.partOfferedMinor === null || order.deliveredAt === null)
    throw new Failure('state_conflict')
  if (!order.deadlineAt || order.deadlineAt <= deps.clock.now()) throw new Failure('state_conflict')
  const given = await refundPart(deps, tx, paid, order.partOfferedMinor)
  await mailBuyer(deps, tx, given, 'partRefunded')
  await mailSeller(deps, tx, given, 'partRefunded')
}
