import type { OrderDetail } from '@tradepost/contract'
import { isRental } from '@tradepost/domain/offer/offer-kinds'
import { mayClaimUnit } from '@tradepost/domain/order/unit-claims'
import { hourMs } from '@tradepost/domain/time/durations'
import { afterSalesHours } from '@tradepost/domain/time/windows'
import type { FakeContext, Handlers } from '../../fake-call.ts'
import { orderOf } from '../../find-order.ts'
import { consequences } from '../../order-rules.ts'
import { refuse } from '../../refuse.ts'

/** The unit of a piece of an order, numbered from 0. */
const unitOf = (index: number) => ({
  unitId: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  masked: `••••${String(1000 + index * 7)}`,
})

const isClaimable = (order: OrderDetail, unitId: string, now: Date) =>
  mayClaimUnit({
    ...{ state: order.state, deliveredQuantity: order.deliveredQuantity, isRental: isRental(order) },
    isInsured: order.insuredUntil !== null && order.insuredUntil >= now.toISOString(),
  }) && !order.afterSales.unitClaims.some((claim) => claim.unitId === unitId && claim.answer !== 'withdrawn')

const changed = (order: OrderDetail, { state }: FakeContext) => {
  Object.assign(order, consequences(order, state.now()))
  return structuredClone(order)
}

export const unitClaim: Handlers<'unitClaim'> = {
  orderUnits({ params, query = {} }, context) {
    const order = orderOf(context, params.id)
    const { pageNo = 1, pageSize = 24 } = query
    const now = context.state.now()
    const list = Array.from({ length: order.deliveredQuantity }, (_, index) => {
      const unit = unitOf(index)
      return { ...unit, isReplaced: false, isClaimable: isClaimable(order, unit.unitId, now) }
    })
    const from = (pageNo - 1) * pageSize
    return { total: list.length, pageNo, pageSize, list: list.slice(from, from + pageSize) }
  },
  claimUnit({ params, body }, context) {
    const order = orderOf(context, params.id)
    const now = context.state.now()
    const index = Array.from({ length: order.deliveredQuantity }, (_, n) => unitOf(n).unitId).indexOf(body.unitId)
    if (index < 0) refuse('not_found')
    if (!isClaimable(order, body.unitId, now)) refuse('state_conflict')
    order.afterSales.unitClaims.push({
      ...unitOf(index),
      id: crypto.randomUUID(),
      kind: body.kind,
      statement: body.statement,
      fileIds: body.fileIds ?? [],
      claimedAt: now.toISOString(),
      answerBy: new Date(now.getTime() + afterSalesHours * hourMs).toISOString(),
      ...{ answer: null, answerText: null, refunded: null, answeredAt: null },
    })
    return changed(order, context)
  },
  withdrawUnitClaim({ params, body }, context) {
    const order = orderOf(context, params.id)
    const claim = order.afterSales.unitClaims.find(({ id }) => id === body.claimId) ?? refuse('not_found')
    if (claim.answer !== null) refuse('state_conflict')
    Object.assign(claim, { answer: 'withdrawn', answeredAt: context.state.now().toISOString() })
    return changed(order, context)
  },
}
