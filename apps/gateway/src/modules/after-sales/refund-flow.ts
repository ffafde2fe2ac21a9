import { isOneOf, refundableStates } from '@tradepost/domain/order/order-states'
import { hourMs } from '@tradepost/domain/time/durations'
import { afterSalesHours, disputeHours } from '@tradepost/domain/time/windows'
import { count, eq, isNull, sql } from 'drizzle-orm'
import { actAs } from '../../platform/db/act-as.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { refundRequest } from '../../platform/db/schema/order/after-sales.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { crashPoint } from '../../platform/process/crash-point.ts'
import { after } from '../../platform/time/clock.ts'
import { startClock } from '../order/clocks.ts'
import { jobNames } from '../order/job-names.ts'
import { mailBuyer, mailSeller } from '../order/order-mails.ts'
import { moveOrder } from '../order/order-store.ts'
import type { OrderRow } from '../order/order-view.ts'
import { waitsForDispute } from '../order/payment-disputes.ts'
import { confirm } from '../order/settlement.ts'
import { lockPaid, payBack } from '../payment/give-back.ts'
import { requireRefundable } from './refundable.ts'

const mostRequests = 5

const openRequest = (row: OrderRow) =>
  ofTenant(refundRequest, row.tenantId, eq(refundRequest.orderId, row.id), isNull(refundRequest.answer))

interface Request {
  reason: string
  fileIds: string[]
}

/** The buyer asks for the money back; from now on the seller has 48 hours. */
export async function requestRefund(deps: Deps, tx: Tx, row: OrderRow, request: Request): Promise<void> {
  if (!isOneOf(refundableStates, row.state)) throw new Failure('state_conflict')
  requireRefundable(row)
  const { tenantId, id: orderId } = row
  const [before] = await tx
    .select({ n: count() })
    .from(refundRequest)
    .where(ofTenant(refundRequest, tenantId, eq(refundRequest.orderId, orderId)))
  const n = (before?.n ?? 0) + 1
  if (n > mostRequests) throw new Failure('refund_excluded')
  const answerBy = after(deps, afterSalesHours * hourMs)
  await tx.insert(refundRequest).values({ tenantId, orderId, n, ...request, requestedAt: deps.clock.now(), answerBy })
  await moveOrder(tx, row, 'refund_requested', { deadlineAt: answerBy })
  await startClock(deps, tx, orderId, 'answer', answerBy)
  await mailSeller(deps, tx, row, 'refundAsked', n)
}

async function close(deps: Deps, tx: Tx, row: OrderRow, answer: 'accepted' | 'refused' | 'automatic', text?: string) {
  await tx
    .update(refundRequest)
    .set({ answer, answerText: text ?? null, answeredAt: deps.clock.now() })
    .where(openRequest(row))
}

interface Answer {
  sellerId: string
  orderId: string
  accept: boolean
  text?: string | undefined
}

/** The seller answers in time: accepted is paid back at once, refused leaves the buyer the way to customer service. */
export async function answerRefund(deps: Deps, tx: Tx, tenantId: number, answer: Answer): Promise<void> {
  const paid = await lockPaid(tx, tenantId, answer.orderId)
  if (!paid || paid.order.sellerId !== answer.sellerId) throw new Failure('not_found', { field: 'id' })
  const { order } = paid
  const now = deps.clock.now()
  // From the deadline on only the platform answers, whether or not its job has run yet.
  if (order.state !== 'refund_requested' || !order.deadlineAt || order.deadlineAt <= now)
    throw new Failure('state_conflict')
  await close(deps, tx, order, answer.accept ? 'accepted' : 'refused', answer.text)
  if (!answer.accept) {
    await mailBuyer(deps, tx, order, 'refundRefused', now.getTime())
    const deadlineAt = after(deps, disputeHours * hourMs)
    await moveOrder(tx, order, 'refund_rejected', { deadlineAt })
    await startClock(deps, tx, order.id, 'dispute', deadlineAt)
    return
  }
  await moveOrder(tx, order, 'refund_accepted', { deadlineAt: null })
  await actAs(tx, 'platform')
  const given = await payBack(deps, tx, { ...paid, order: { ...order, state: 'refund_accepted' } }, { to: 'refunded' })
  if (given) await mailBuyer(deps, tx, given, 'refundAccepted', now.getTime())
}

/** A job that was run before its time, by the clock of the database as everywhere, runs again when it has come. */
async function tooEarly(deps: Deps, tx: Tx, task: string, row: OrderRow): Promise<boolean> {
  if (!row.deadlineAt) return false
  const { rows } = await tx.execute<{ due: boolean }>(
    sql`select ${row.deadlineAt.toISOString()}::timestamptz <= moment() as due`,
  )
  if (rows[0]?.due) return false
  await deps.jobs.add(tx, task, { orderId: row.id }, { key: row.id, runAt: row.deadlineAt })
  return true
}

/** 48 hours passed without an answer: the platform pays back. */
export async function autoRefund(deps: Deps, tx: Tx, tenantId: number, orderId: string): Promise<void> {
  const paid = await lockPaid(tx, tenantId, orderId)
  if (paid?.order.state !== 'refund_requested') return
  if (await tooEarly(deps, tx, jobNames.autoRefund, paid.order)) return
  if (await waitsForDispute(deps, tx, jobNames.autoRefund, paid.order)) return
  await close(deps, tx, paid.order, 'automatic')
  const { order } = paid
  const given = await payBack(deps, tx, paid, { to: 'auto_refunded' })
  // What is made up for after the worker stood still is told by the order alone: no storm of mails about days ago.
  if (order.deadlineAt && deps.clock.now().getTime() - order.deadlineAt.getTime() < hourMs) {
    await mailBuyer(deps, tx, given ?? order, 'refundAutomatic')
    await mailSeller(deps, tx, order, 'refundMissed')
  }
  crashPoint('refund.posted')
}

/** The refused buyer did not dispute: what was delivered is settled, what never was is paid back. */
export async function endRefusal(deps: Deps, tx: Tx, tenantId: number, orderId: string): Promise<void> {
  const paid = await lockPaid(tx, tenantId, orderId)
  if (paid?.order.state !== 'refund_rejected') return
  if (await tooEarly(deps, tx, jobNames.endRefusal, paid.order)) return
  if (await waitsForDispute(deps, tx, jobNames.endRefusal, paid.order)) return
  if (paid.order.deliveredAt) await confirm(deps, tx, paid.order)
  else await payBack(deps, tx, paid, { to: 'refunded' })
}
