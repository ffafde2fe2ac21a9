import { missingPieces, sellerActionsOf } from '@tradepost/domain/order/order-rules'
import { piecesMinor } from '@tradepost/domain/order/unit-claims'
import { actAs } from '../../platform/db/act-as.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { crashPoint } from '../../platform/process/crash-point.ts'
import { returnStock } from '../offer/stock.ts'
import { jobNames } from '../order/job-names.ts'
import { autoConfirmAt, isLate, startConfirmation } from '../order/lifecycle.ts'
import { orderKind } from '../order/order-kind.ts'
import { mailBuyer, mailSeller } from '../order/order-mails.ts'
import type { OrderRow } from '../order/order-view.ts'
import { isDisputed, waitsForDispute } from '../order/payment-disputes.ts'
import { lockPaidOrder, type PaidOrder, refundPaidOrder } from '../payment/refund-paid-order.ts'
import { bookPart, piecesLeft } from './part-refund.ts'
import { closeRequest, mayAnswer, postponeIfEarly } from './refund-flow.ts'

/** Tells whether pieces of an order are missing, some or all, which the seller may refund. */
const isRestRefundable = (order: OrderRow): boolean =>
  !orderKind(order) &&
  sellerActionsOf({ ...order, isDelivered: order.deliveredAt !== null }).some((action) => action === 'refund_rest')

/** The missing pieces of an order and what their refund gives the buyer; null if the seller may not refund them. */
export async function restOf(tx: Tx, order: OrderRow): Promise<{ pieces: number; minor: number } | null> {
  if (!isRestRefundable(order)) return null
  const pieces = missingPieces(order)
  return { pieces, minor: piecesMinor(order.totalMinor - order.partRefundedMinor, pieces, await piecesLeft(tx, order)) }
}

type Reason = 'undelivered' | 'overdue'

/**
 * Gives the buyer the price of the missing pieces back and completes the order with the delivered ones, in one
 * transaction: their confirmation begins. If none was delivered, or those were all refunded before, the whole order is.
 * An open request for a refund is answered with it. The order is locked. Leaves the transaction acting as the platform.
 */
async function refundRest(deps: Deps, tx: Tx, paid: PaidOrder, reason: Reason, text = ''): Promise<void> {
  const { order } = paid
  const rest = await restOf(tx, order)
  if (!rest) throw new Failure('state_conflict')
  const { pieces, minor } = rest
  const told = { ...order, partRefundedMinor: minor, deadlineAt: autoConfirmAt(deps) }
  const isWhole = pieces === (await piecesLeft(tx, order))
  if (order.state === 'refund_requested')
    await closeRequest(deps, tx, order, isWhole ? 'accepted' : 'part', { text: text || undefined })
  if (isWhole) {
    const isNothingDelivered = order.deliveredQuantity === 0
    await actAs(tx, 'platform')
    // A seller who delivers nothing has not kept the promise, however early it says so.
    const ended = await refundPaidOrder(deps, tx, paid, { to: 'refunded', whole: true, late: isNothingDelivered })
    if (!ended) throw new Failure('state_conflict')
    await mailBuyer(
      deps,
      tx,
      { ...told, deadlineAt: null },
      isNothingDelivered ? 'sellerCancelled' : 'restRefunded',
      1,
      text,
    )
  } else {
    const late = reason === 'overdue' || isLate(deps, order)
    await startConfirmation(deps, tx, order, { refundedQuantity: pieces, late })
    crashPoint('rest_refund.moved')
    await actAs(tx, 'platform')
    await returnStock(tx, order)
    await bookPart(deps, tx, paid, { minor, reason, pieces })
    await mailBuyer(deps, tx, told, 'restRefunded', 1, text)
  }
  if (reason === 'overdue') await mailSeller(deps, tx, told, 'restOverdue')
}

interface Act {
  sellerId: string
  orderId: string
  /** The number of missing pieces that the seller was shown. */
  pieces: number
  /** The seller's words to a buyer who asked for the money. */
  text?: string | undefined
}

/** The seller refunds the pieces of an order that it cannot deliver. */
export async function refundRestBySeller(deps: Deps, tx: Tx, tenantId: number, act: Act): Promise<void> {
  const paid = await lockPaidOrder(tx, tenantId, act.orderId)
  if (!paid || paid.order.sellerId !== act.sellerId) throw new Failure('not_found', { field: 'id' })
  const { order } = paid
  if (!isRestRefundable(order)) throw new Failure('state_conflict')
  // More was delivered since the seller looked.
  if (missingPieces(order) !== act.pieces) throw new Failure('state_conflict', { field: 'pieces' })
  if (order.state === 'refund_requested' && !mayAnswer(deps, order)) throw new Failure('state_conflict')
  if (await isDisputed(tx, tenantId, order.paidBy)) throw new Failure('state_conflict')
  await refundRest(deps, tx, paid, 'undelivered', act.text)
}

/** Refunds the pieces that a platform order still lacks when the time to deliver them is over. Idempotent. */
export async function refundOverdueRest(deps: Deps, tx: Tx, tenantId: number, orderId: string): Promise<void> {
  const paid = await lockPaidOrder(tx, tenantId, orderId)
  // An order of which nothing was delivered has a clock of its own.
  if (paid?.order.state !== 'delivering' || paid.order.deliveredQuantity === 0 || !isRestRefundable(paid.order)) return
  if (await postponeIfEarly(deps, tx, jobNames.refundRest, paid.order)) return
  if (await waitsForDispute(deps, tx, jobNames.refundRest, paid.order)) return
  await refundRest(deps, tx, paid, 'overdue')
}
