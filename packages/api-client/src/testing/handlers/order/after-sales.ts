import type { AfterSales, OrderDetail } from '@tradepost/contract'
import { hourMs } from '@tradepost/domain/time/durations'
import { afterSalesHours } from '@tradepost/domain/time/windows'
import type { FakeContext, Handlers } from '../../fake-call.ts'
import { orderOf } from '../../find-order.ts'
import { consequences, move } from '../../order-rules.ts'
import { refuse } from '../../refuse.ts'

/** The order, if its state allows the action. */
function allowed(context: FakeContext, id: string, action: OrderDetail['actions'][number]): OrderDetail {
  const order = orderOf(context, id)
  return order.actions.includes(action) ? order : refuse('state_conflict')
}
const change = (order: OrderDetail, part: Partial<AfterSales>) => {
  order.afterSales = { ...order.afterSales, ...part }
}
const unclaimed = { outcome: null, reason: null, decidedAt: null }
const undecided = { ...unclaimed, answer: null, part: null }

export const afterSales: Handlers<'afterSales'> = {
  requestRefund({ params, body }, context) {
    const order = allowed(context, params.id, 'refund')
    const now = context.state.now()
    const request = {
      reason: body.reason,
      fileIds: body.fileIds ?? [],
      requestedAt: now.toISOString(),
      answerBy: new Date(now.getTime() + afterSalesHours * hourMs).toISOString(),
      answer: null,
      answerText: null,
      offered: null,
      answeredAt: null,
    }
    change(order, { refunds: [...order.afterSales.refunds, request] })
    move(order, { to: 'refund_requested', by: 'buyer', now })
    return structuredClone(order)
  },
  acceptRefundPart({ params }, context) {
    const order = allowed(context, params.id, 'accept_part')
    order.partRefunded = order.partOffered
    order.partOffered = null
    move(order, { to: 'confirmed', by: 'buyer', now: context.state.now() })
    return structuredClone(order)
  },
  openDispute({ params, body }, context) {
    const order = allowed(context, params.id, 'dispute')
    const openedAt = context.state.now().toISOString()
    change(order, { dispute: { statement: body.statement, fileIds: body.fileIds ?? [], openedAt, ...undecided } })
    move(order, { to: 'disputed', by: 'buyer', now: context.state.now() })
    return structuredClone(order)
  },
  claimInsurance({ params, body }, context) {
    const order = allowed(context, params.id, 'insurance')
    const claimedAt = context.state.now().toISOString()
    if (order.afterSales.claim || !order.insuredUntil || order.insuredUntil < claimedAt) refuse('state_conflict')
    change(order, { claim: { statement: body.statement, fileIds: body.fileIds ?? [], claimedAt, ...unclaimed } })
    Object.assign(order, consequences(order, context.state.now()))
    return structuredClone(order)
  },
  refundSharing: ({ params }) => ({ orderId: params.id, refunded: { minor: 500, currency: 'USD' } }),
}
