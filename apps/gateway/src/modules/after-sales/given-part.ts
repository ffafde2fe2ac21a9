import { mostGivenParts } from '@tradepost/domain/order/part-reasons'
import { piecesMinor } from '@tradepost/domain/order/unit-claims'
import { hourMs } from '@tradepost/domain/time/durations'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { partRefund } from '../../platform/db/schema/order/unit-claim.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { startClock } from '../order/clocks.ts'
import { autoConfirmAt } from '../order/lifecycle.ts'
import { orderKind } from '../order/order-kind.ts'
import { mailBuyer } from '../order/order-mails.ts'
import { moveOrder } from '../order/order-store.ts'
import type { OrderRow } from '../order/order-view.ts'
import { isDisputed } from '../order/payment-disputes.ts'
import { lockPaidOrder } from '../payment/refund-paid-order.ts'
import { giveTimeToConfirm } from '../vault/end-unit-claim.ts'
import { bookPart, piecesLeft } from './part-refund.ts'
import { closeRequest, mayAnswer } from './refund-flow.ts'

/** After a part of the price went back, the buyer still has this time to look at the goods. */
const timeToLookMs = 24 * hourMs

/** Tells whether the money of a delivered order is still held, and nobody else decides about a part of it. */
function isHeld(deps: Deps, order: OrderRow): boolean {
  if (order.deliveredAt === null || orderKind(order)) return false
  if (order.state === 'refund_requested') return mayAnswer(deps, order)
  // The buyer decides about an offered part first.
  return order.state === 'delivered' || (order.state === 'refund_rejected' && order.partOfferedMinor === null)
}

/** The rest of the price and of the pieces that the seller may still give back; null while the seller may not. */
export async function partOf(deps: Deps, tx: Tx, order: OrderRow): Promise<{ minor: number; pieces: number } | null> {
  const minor = order.totalMinor - order.partRefundedMinor
  if (minor < 2 || !isHeld(deps, order) || (await isDisputed(tx, order.tenantId, order.paidBy))) return null
  const isGiven = ofTenant(partRefund, order.tenantId, eq(partRefund.orderId, order.id), eq(partRefund.reason, 'given'))
  if ((await tx.$count(partRefund, isGiven)) >= mostGivenParts) return null
  return { minor, pieces: await piecesLeft(tx, order) }
}

interface Gift {
  sellerId: string
  orderId: string
  /** The rest of the price that the page of the seller showed. */
  left: number
  amount?: number | undefined
  pieces?: number | undefined
  text?: string | undefined
}

type Left = NonNullable<Awaited<ReturnType<typeof partOf>>>

/** The amount of a part, which leaves something of the price and, if it is for pieces, one piece at least. */
function amountOf({ amount, pieces }: Gift, left: Left): number {
  if ((amount === undefined) === (pieces === undefined)) throw new Failure('data_error', { field: 'amount' })
  if (pieces !== undefined && pieces >= left.pieces) throw new Failure('data_error', { field: 'pieces' })
  const minor = pieces === undefined ? (amount ?? 0) : piecesMinor(left.minor, pieces, left.pieces)
  if (minor < 1 || minor >= left.minor)
    throw new Failure('data_error', { field: pieces === undefined ? 'amount' : 'pieces' })
  return minor
}

/**
 * The seller gives a part of the price of a delivered order back. The order goes on: its buyer has time to look and may
 * still ask for more. An open request for a refund is answered with the part, and its buyer may open a dispute.
 */
export async function givePart(deps: Deps, tx: Tx, tenantId: number, given: Gift): Promise<void> {
  const paid = await lockPaidOrder(tx, tenantId, given.orderId)
  if (!paid || paid.order.sellerId !== given.sellerId) throw new Failure('not_found', { field: 'id' })
  const left = await partOf(deps, tx, paid.order)
  if (!left) throw new Failure('state_conflict')
  // Another part went back since the seller looked.
  if (left.minor !== given.left) throw new Failure('state_conflict', { field: 'left' })
  const minor = amountOf(given, left)
  const { order } = paid
  const isRequested = order.state === 'refund_requested'
  if (isRequested) {
    await closeRequest(deps, tx, order, 'part', { text: given.text || undefined })
    const deadlineAt = autoConfirmAt(deps)
    await moveOrder(tx, order, 'delivered', { deadlineAt })
    await startClock(deps, tx, order.id, 'receive', deadlineAt)
  }
  const part = { minor, reason: 'given', pieces: given.pieces ?? 0, note: given.text } as const
  const booked = await bookPart(deps, tx, paid, part)
  if (!isRequested) await giveTimeToConfirm(deps, tx, booked.given, timeToLookMs)
  const told = { ...booked.given, partRefundedMinor: minor }
  await mailBuyer(deps, tx, told, 'partGiven', booked.given.partRefundedMinor, given.text)
}
