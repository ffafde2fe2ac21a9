import type { PartReason } from '@tradepost/domain/order/part-reasons'
import { piecesMinor } from '@tradepost/domain/order/unit-claims'
import { eq, sum } from 'drizzle-orm'
import { actAs } from '../../platform/db/act-as.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { orderHead } from '../../platform/db/schema/order/order.ts'
import { partRefund } from '../../platform/db/schema/order/unit-claim.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { uuid5 } from '../../platform/ids/uuid5.ts'
import { crashPoint } from '../../platform/process/crash-point.ts'
import { accounts, postTransfer } from '../ledger/ledger.ts'
import { orderKind } from '../order/order-kind.ts'
import { mailBuyer, mailSeller } from '../order/order-mails.ts'
import type { OrderRow } from '../order/order-view.ts'
import { confirm } from '../order/settlement.ts'
import { countRefund, tellProviderToRefund } from '../payment/payment-store.ts'
import { lockPaidOrder, type PaidOrder } from '../payment/refund-paid-order.ts'

/**
 * Requires a part that can go back: more than nothing and less than what is left of the price, of an order that was
 * delivered in full and is settled like any other. Whoever gets nothing gets the whole price back instead.
 */
export function requirePart(order: OrderRow, minor: number | undefined): number {
  if (minor === undefined || minor >= order.totalMinor - order.partRefundedMinor)
    throw new Failure('data_error', { field: 'amount' })
  if (order.deliveredAt === null || orderKind(order)) throw new Failure('delivery_not_ready')
  return minor
}

interface Part {
  minor: number
  reason: PartReason
  /** How many pieces of the order it pays back. */
  pieces: number
  /** The seller's words about it. */
  note?: string | undefined
}

/** Pieces of an order whose price is not paid back. */
export async function piecesLeft(tx: Tx, { tenantId, id, quantity }: OrderRow): Promise<number> {
  const [paid] = await tx
    .select({ pieces: sum(partRefund.pieces) })
    .from(partRefund)
    .where(ofTenant(partRefund, tenantId, eq(partRefund.orderId, id)))
  return quantity - Number(paid?.pieces ?? 0)
}

/**
 * Books a part of the price that goes back to the buyer. With pieces, their share of a coupon of the platform goes back
 * to the platform. The order is locked. Leaves the transaction acting as the platform.
 */
export async function bookPart(
  deps: Deps,
  tx: Tx,
  { order, payment }: PaidOrder,
  { minor, reason, pieces, note }: Part,
): Promise<{ given: OrderRow; transferId: string }> {
  const { tenantId, id: orderId } = order
  await actAs(tx, 'platform')
  const n = 1 + (await tx.$count(partRefund, ofTenant(partRefund, tenantId, eq(partRefund.orderId, orderId))))
  const transferId = uuid5('part-refund', payment.id, orderId, n)
  const discountLeft = order.discountMinor - order.partDiscountMinor
  const discountMinor = pieces > 0 ? piecesMinor(discountLeft, pieces, await piecesLeft(tx, order)) : 0
  const couponMinor = order.discountBorneBy === 'platform' ? discountMinor : 0
  const isMoved = minor + couponMinor > 0
  const part = { reason, pieces, minor, discountMinor, transferId: isMoved ? transferId : null, note: note || null }
  await tx.insert(partRefund).values({ tenantId, orderId, n, ...part })
  const counted = {
    partRefundedMinor: order.partRefundedMinor + minor,
    partDiscountMinor: order.partDiscountMinor + discountMinor,
  }
  await tx
    .update(orderHead)
    .set(counted)
    .where(ofTenant(orderHead, tenantId, eq(orderHead.id, orderId)))
  if (isMoved)
    await postTransfer(tx, tenantId, {
      ...{ id: transferId, kind: 'refund', unit: payment.currency, ref: { kind: 'order', id: orderId } },
      legs: [
        { account: accounts.escrow, amount: -minor - couponMinor },
        { account: accounts.psp, amount: minor },
        { account: accounts.couponCost, amount: couponMinor },
      ],
    })
  if (minor > 0) {
    await countRefund(tx, payment, minor)
    await tellProviderToRefund(deps, tx, payment, minor, transferId)
  }
  crashPoint('part_refund.posted')
  return { given: { ...order, ...counted }, transferId }
}

/**
 * Gives the buyer a part of the price back and settles the order with the rest, in one transaction. Leaves the
 * transaction acting as the platform.
 */
export async function refundPart(deps: Deps, tx: Tx, paid: PaidOrder, wanted: number) {
  const { order } = paid
  // A coupon that was spread anew may have lowered the price since.
  const minor = Math.min(wanted, order.totalMinor - order.partRefundedMinor)
  const booked = await bookPart(deps, tx, paid, { minor, reason: 'agreed', pieces: 0 })
  if (!(await confirm(deps, tx, booked.given))) throw new Failure('state_conflict')
  return booked
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
  const { given } = await refundPart(deps, tx, paid, order.partOfferedMinor)
  const ofPart = { ...given, partRefundedMinor: given.partRefundedMinor - order.partRefundedMinor }
  await mailBuyer(deps, tx, ofPart, 'partRefunded')
  await mailSeller(deps, tx, ofPart, 'partRefunded')
}
