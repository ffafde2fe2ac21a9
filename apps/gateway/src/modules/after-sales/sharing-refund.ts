import { calls } from '@tradepost/contract'
import { isSharing } from '@tradepost/domain/offer/offer-kinds'
import { hourMs } from '@tradepost/domain/time/durations'
import { sharingRefundHours } from '@tradepost/domain/time/windows'
import { principal } from '../../platform/call/call-context.ts'
import { once } from '../../platform/call/idempotency.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { inTenant } from '../../platform/call/unit-of-work.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { ownOrder } from '../order/order-store.ts'
import { refundOrder } from '../payment/payment-flow.ts'

const windowMs = sharingRefundHours * hourMs

/** POST /finance/order/buyer/{id}/sharing-refund: refunds a shared game within hours of paying, without asking. */
export const sharingRefundCall = (deps: Deps): Implementation =>
  implement(calls.afterSales.refundSharing, ({ params, body }, context) =>
    once(deps, context, calls.afterSales.refundSharing, { params, body }, (store) => {
      const { tenantId } = context.tenant
      const { userId } = principal(context)
      return inTenant(deps, tenantId, `platform:sharing-refund:${userId}`, async (tx) => {
        const order = await ownOrder(tx, tenantId, userId, params.id)
        if (!order || !isSharing(order.offer)) throw new Failure('not_found', { field: 'id' })
        if (!order.paidAt) throw new Failure('state_conflict')
        if (deps.clock.now().getTime() > order.paidAt.getTime() + windowMs) throw new Failure('refund_window_closed')
        const refunded = await refundOrder(deps, tx, tenantId, order.id)
        if (!refunded) throw new Failure('state_conflict')
        return store(tx, { orderId: order.id, refunded: { minor: refunded.totalMinor, currency: order.currency } })
      })
    }),
  )
