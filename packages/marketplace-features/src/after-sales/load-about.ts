import type { OrderDetail } from '@tradepost/contract'
import { calls } from '@tradepost/contract'
import { isId } from '@tradepost/domain/typed/id'
import { type FeatureContext, redirectTo } from '../kernel/server.ts'

type Title =
  | 'afterSales.refundTitle'
  | 'afterSales.disputeTitle'
  | 'afterSales.insuranceTitle'
  | 'afterSales.reviewTitle'

/** Loads the order of an after-sales page. Redirects to the order page when the action is not allowed now. */
export async function loadAbout(ctx: FeatureContext, id: string, action: OrderDetail['actions'][number], title: Title) {
  const order = await ctx.api(calls.order.orderDetail, { params: { id: isId(id) ? id : '0' } })
  if (!order.actions.includes(action)) throw redirectTo(`/buyer/orders/${order.id}`)
  return {
    order,
    idempotencyKey: crypto.randomUUID(),
    meta: {
      title: ctx.t(title),
      description: ctx.t('orders.description'),
      robots: 'noindex',
    },
  }
}
