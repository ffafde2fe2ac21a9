import { eq } from 'drizzle-orm'
import { actAs } from '../../platform/db/act-as.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { dispute } from '../../platform/db/schema/order/after-sales.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { mailBuyer, mailSeller } from '../order/order-mails.ts'
import { moveOrder } from '../order/order-store.ts'
import type { OrderRow } from '../order/order-view.ts'
import { isDisputed } from '../order/payment-disputes.ts'
import { confirm, settleId } from '../order/settlement.ts'
import { type PaidOrder, refundId, refundPaidOrder } from '../payment/refund-paid-order.ts'

interface Statement {
  statement: string
  fileIds: string[]
}

/** Opens a dispute about a refused refund, which customer service decides. */
export async function openDispute(deps: Deps, tx: Tx, row: OrderRow, statement: Statement): Promise<void> {
  if (row.state !== 'refund_rejected' || !row.deadlineAt || row.deadlineAt <= deps.clock.now())
    throw new Failure('state_conflict')
  const { tenantId, id: orderId } = row
  await tx.insert(dispute).values({ tenantId, orderId, ...statement, openedAt: deps.clock.now() })
  await moveOrder(tx, row, 'disputed', { deadlineAt: null })
  await mailSeller(deps, tx, row, 'disputeOpened')
}

export interface Decision {
  outcome: 'refund' | 'seller'
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
  await tx
    .update(dispute)
    .set({ outcome, reason, decidedAt: deps.clock.now() })
    .where(ofTenant(dispute, order.tenantId, eq(dispute.orderId, order.id)))
  const state = outcome === 'refund' ? 'resolved_refund' : 'resolved_seller'
  await moveOrder(tx, order, state)
  await actAs(tx, 'platform')
  const resolved = { ...order, state } as const
  const refunded =
    outcome === 'refund' ? await refundPaidOrder(deps, tx, { ...paid, order: resolved }, { to: 'refunded' }) : null
  if (outcome === 'seller') await confirm(deps, tx, resolved)
  await actAs(tx, `service:${userId}`)
  const kind = outcome === 'refund' ? 'disputeRefund' : 'disputeSeller'
  await mailBuyer(deps, tx, refunded ?? order, kind)
  await mailSeller(deps, tx, order, kind)
  return outcome === 'refund' ? refundId(paid.payment.id, order.id) : settleId(order.id)
}
