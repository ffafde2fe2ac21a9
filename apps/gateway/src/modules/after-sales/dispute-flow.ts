import { eq } from 'drizzle-orm'
import { actAs } from '../../platform/db/act-as.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { dispute, disputeAnswer } from '../../platform/db/schema/order/after-sales.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { hasLostUnitClaim, isAnsweredWithPart } from '../order/open-claims.ts'
import { mailBuyer, mailSeller } from '../order/order-mails.ts'
import { moveOrder } from '../order/order-store.ts'
import type { OrderRow } from '../order/order-view.ts'
import { isDisputed } from '../order/payment-disputes.ts'
import { confirm, settleId } from '../order/settlement.ts'
import { lockPaidOrder, type PaidOrder, refundId, refundPaidOrder } from '../payment/refund-paid-order.ts'
import { refundPart, requirePart } from './part-refund.ts'

interface Statement {
  statement: string
  fileIds: string[]
}

/**
 * Opens a dispute, which customer service decides: about a refund that was refused or answered with a part, or about a
 * unit of a delivered order that the seller neither replaced nor refunded.
 */
export async function openDispute(deps: Deps, tx: Tx, row: OrderRow, statement: Statement): Promise<void> {
  if (!row.deadlineAt || row.deadlineAt <= deps.clock.now()) throw new Failure('state_conflict')
  const mayOpen =
    row.state === 'refund_rejected' ||
    (row.state === 'delivered' && ((await hasLostUnitClaim(tx, row)) || (await isAnsweredWithPart(tx, row))))
  if (!mayOpen) throw new Failure('state_conflict')
  const { tenantId, id: orderId } = row
  await tx.insert(dispute).values({ tenantId, orderId, ...statement, openedAt: deps.clock.now() })
  await moveOrder(tx, row, 'disputed', { deadlineAt: null })
  await mailSeller(deps, tx, row, 'disputeOpened')
}

/** Adds the seller's side to an open dispute, once. The order is locked, so that staff do not decide meanwhile. */
export async function answerDispute(
  deps: Deps,
  tx: Tx,
  tenantId: number,
  { sellerId, orderId, ...words }: Statement & { sellerId: string; orderId: string },
): Promise<void> {
  const paid = await lockPaidOrder(tx, tenantId, orderId)
  if (!paid || paid.order.sellerId !== sellerId) throw new Failure('not_found', { field: 'id' })
  if (paid.order.state !== 'disputed') throw new Failure('state_conflict')
  const inserted = await tx
    .insert(disputeAnswer)
    .values({ tenantId, orderId: paid.order.id, ...words, answeredAt: deps.clock.now() })
    .onConflictDoNothing()
    .returning({ orderId: disputeAnswer.orderId })
  if (inserted.length === 0) throw new Failure('state_conflict')
  await mailBuyer(deps, tx, paid.order, 'disputeAnswered')
}

export interface Decision {
  outcome: 'refund' | 'seller' | 'part'
  /** The part of the price that goes back, by the outcome `part`. */
  part?: number | undefined
  reason: string
  userId: string
}

/** Carries out a decision in the name of the member of staff, and returns the id of the transfer. */
export async function resolveDispute(deps: Deps, tx: Tx, paid: PaidOrder, decision: Decision): Promise<string> {
  const { order } = paid
  const { outcome, reason, userId } = decision
  if (order.state !== 'disputed' || (await isDisputed(tx, order.tenantId, order.paidBy)))
    throw new Failure('state_conflict')
  if (outcome === 'seller' && order.deliveredAt === null) throw new Failure('delivery_not_ready')
  const part = outcome === 'part' ? requirePart(order, decision.part) : null
  await tx
    .update(dispute)
    .set({ outcome, reason, partMinor: part, decidedAt: deps.clock.now() })
    .where(ofTenant(dispute, order.tenantId, eq(dispute.orderId, order.id)))
  const state = outcome === 'refund' ? 'resolved_refund' : 'resolved_seller'
  await moveOrder(tx, order, state)
  await actAs(tx, 'platform')
  const resolved = { ...order, state } as const
  let refunded: OrderRow | null = null
  let transferId = outcome === 'seller' ? settleId(order.id) : refundId(paid.payment.id, order.id)
  if (outcome === 'refund') refunded = await refundPaidOrder(deps, tx, { ...paid, order: resolved }, { to: 'refunded' })
  else if (part !== null)
    ({ given: refunded, transferId } = await refundPart(deps, tx, { ...paid, order: resolved }, part))
  else await confirm(deps, tx, resolved)
  await actAs(tx, `service:${userId}`)
  const kind = { refund: 'disputeRefund', seller: 'disputeSeller', part: 'partRefunded' } as const
  const told = { ...(refunded ?? order), ...(part === null ? {} : { partRefundedMinor: part }) }
  await mailBuyer(deps, tx, told, kind[outcome])
  await mailSeller(deps, tx, told, kind[outcome])
  return transferId
}
