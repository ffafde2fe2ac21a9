import { isOneOf, refundableStates } from '@tradepost/domain/order/order-states'
import type { RefundAnswer } from '@tradepost/domain/order/part-reasons'
import { hourMs } from '@tradepost/domain/time/durations'
import { afterSalesHours, disputeHours } from '@tradepost/domain/time/windows'
import { count, eq, isNull } from 'drizzle-orm'
import { actAs } from '../../platform/db/act-as.ts'
import type { Tx } from '../../platform/db/database.ts'
import { moment } from '../../platform/db/moment.ts'
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
import { lockPaidOrder, refundPaidOrder } from '../payment/refund-paid-order.ts'
import { requirePart } from './part-refund.ts'
import { requireRefundable } from './refundable.ts'

const maxRequests = 5

const openRequest = (row: OrderRow) =>
  ofTenant(refundRequest, row.tenantId, eq(refundRequest.orderId, row.id), isNull(refundRequest.answer))

interface Request {
  reason: string
  fileIds: string[]
}

/** Requests a refund from the seller, who has 48 hours to answer. */
export async function requestRefund(deps: Deps, tx: Tx, row: OrderRow, request: Request): Promise<void> {
  if (!isOneOf(refundableStates, row.state)) throw new Failure('state_conflict')
  requireRefundable(row)
  const { tenantId, id: orderId } = row
  const [before] = await tx
    .select({ n: count() })
    .from(refundRequest)
    .where(ofTenant(refundRequest, tenantId, eq(refundRequest.orderId, orderId)))
  const n = (before?.n ?? 0) + 1
  if (n > maxRequests) throw new Failure('refund_excluded')
  const answerBy = after(deps, afterSalesHours * hourMs)
  await tx.insert(refundRequest).values({ tenantId, orderId, n, ...request, requestedAt: deps.clock.now(), answerBy })
  await moveOrder(tx, row, 'refund_requested', { deadlineAt: answerBy, partOfferedMinor: null })
  await startClock(deps, tx, orderId, 'answer', answerBy)
  await mailSeller(deps, tx, row, 'refundAsked', n)
}

interface Words {
  text?: string | undefined
  /** The part of the price that is offered instead. */
  part?: number | null
}

/** Answers the open request for a refund of an order; none is no mistake. */
export async function closeRequest(
  deps: Deps,
  tx: Tx,
  row: OrderRow,
  answer: RefundAnswer,
  { text, part = null }: Words = {},
) {
  await tx
    .update(refundRequest)
    .set({ answer, answerText: text ?? null, offeredMinor: part, answeredAt: deps.clock.now() })
    .where(openRequest(row))
}

interface Answer {
  sellerId: string
  orderId: string
  answer: 'accept' | 'refuse' | 'offer'
  /** The offered part in minor units of the order's currency. */
  amount?: number | undefined
  text?: string | undefined
}

/** Refuses a refund, with or without the offer of a part. The buyer may open a dispute, or accept the part. */
async function refuse(deps: Deps, tx: Tx, order: OrderRow, text: string | undefined, part: number | null) {
  await closeRequest(deps, tx, order, 'refused', { text, part })
  const deadlineAt = after(deps, disputeHours * hourMs)
  const kind = part === null ? 'refundRefused' : 'partOffered'
  await mailBuyer(deps, tx, { ...order, partOfferedMinor: part }, kind, deps.clock.now().getTime())
  await moveOrder(tx, order, 'refund_rejected', { deadlineAt, partOfferedMinor: part })
  await startClock(deps, tx, order.id, 'dispute', deadlineAt)
}

/** Tells whether the seller may answer a request: after the deadline only the platform does, even if its job has not run yet. */
export const mayAnswer = (deps: Deps, { state, deadlineAt }: OrderRow): boolean =>
  state === 'refund_requested' && deadlineAt !== null && deadlineAt > deps.clock.now()

/** The seller's answer in time: accepting pays back at once, refusing lets the buyer open a dispute. */
export async function answerRefund(deps: Deps, tx: Tx, tenantId: number, given: Answer): Promise<void> {
  const { answer, amount, text } = given
  const paid = await lockPaidOrder(tx, tenantId, given.orderId)
  if (!paid || paid.order.sellerId !== given.sellerId) throw new Failure('not_found', { field: 'id' })
  const { order } = paid
  if (!mayAnswer(deps, order)) throw new Failure('state_conflict')
  if (answer !== 'offer' && amount !== undefined) throw new Failure('data_error', { field: 'amount' })
  if (answer !== 'accept') return refuse(deps, tx, order, text, answer === 'offer' ? requirePart(order, amount) : null)
  await closeRequest(deps, tx, order, 'accepted', { text })
  await moveOrder(tx, order, 'refund_accepted', { deadlineAt: null })
  await actAs(tx, 'platform')
  const refunded = await refundPaidOrder(
    deps,
    tx,
    { ...paid, order: { ...order, state: 'refund_accepted' } },
    { to: 'refunded' },
  )
  if (refunded) await mailBuyer(deps, tx, refunded, 'refundAccepted', deps.clock.now().getTime())
}

/** If a job ran before the deadline by the database's clock, plans it again for the deadline and returns true. */
export async function postponeIfEarly(deps: Deps, tx: Tx, task: string, row: OrderRow): Promise<boolean> {
  if (!row.deadlineAt) return false
  if (row.deadlineAt <= (await moment(tx))) return false
  await deps.jobs.add(tx, task, { orderId: row.id }, { key: row.id, runAt: row.deadlineAt })
  return true
}

/** Refunds the buyer after 48 hours without an answer of the seller. */
export async function autoRefund(deps: Deps, tx: Tx, tenantId: number, orderId: string): Promise<void> {
  const paid = await lockPaidOrder(tx, tenantId, orderId)
  if (paid?.order.state !== 'refund_requested') return
  if (await postponeIfEarly(deps, tx, jobNames.autoRefund, paid.order)) return
  if (await waitsForDispute(deps, tx, jobNames.autoRefund, paid.order)) return
  await closeRequest(deps, tx, paid.order, 'automatic')
  const { order } = paid
  const refunded = await refundPaidOrder(deps, tx, paid, { to: 'auto_refunded' })
  // A worker that catches up after a standstill sends no mails about refunds that were due long ago.
  if (order.deadlineAt && deps.clock.now().getTime() - order.deadlineAt.getTime() < hourMs) {
    await mailBuyer(deps, tx, refunded ?? order, 'refundAutomatic')
    await mailSeller(deps, tx, order, 'refundMissed')
  }
  crashPoint('refund.posted')
}

/** Ends a refusal without a dispute: settles a delivered order, pays an undelivered one back. */
export async function endRefusal(deps: Deps, tx: Tx, tenantId: number, orderId: string): Promise<void> {
  const paid = await lockPaidOrder(tx, tenantId, orderId)
  if (paid?.order.state !== 'refund_rejected') return
  if (await postponeIfEarly(deps, tx, jobNames.endRefusal, paid.order)) return
  if (await waitsForDispute(deps, tx, jobNames.endRefusal, paid.order)) return
  if (paid.order.deliveredAt) await confirm(deps, tx, paid.order)
  else await refundPaidOrder(deps, tx, paid, { to: 'refunded' })
}
