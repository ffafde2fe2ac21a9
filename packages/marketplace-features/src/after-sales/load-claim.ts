import { calls } from '@tradepost/contract'
import { mostPages } from '@tradepost/domain/limits/list-limits'
import { isId } from '@tradepost/domain/typed/id'
import { wholeNumber } from '@tradepost/domain/typed/whole-number'
import { type FeatureContext, redirectTo } from '../kernel/server.ts'

const pageSize = 50

/** Loads the units of an order that can be claimed not to work. Redirects to the order if none can. */
export async function loadClaim(ctx: FeatureContext, id: string) {
  const params = { id: isId(id) ? id : '0' }
  const pageNo = wholeNumber(ctx.url.searchParams.get('page'), { min: 1, max: mostPages.shop }) ?? 1
  const [order, units] = await Promise.all([
    ctx.api(calls.order.orderDetail, { params }),
    ctx.api(calls.unitClaim.orderUnits, { params, query: { pageNo, pageSize } }),
  ])
  if (!order.actions.includes('claim_unit')) throw redirectTo(`/buyer/orders/${order.id}`)
  return {
    order,
    units,
    idempotencyKey: crypto.randomUUID(),
    meta: {
      title: ctx.t('unitClaims.actionClaim'),
      description: ctx.t('orders.description'),
      robots: 'noindex',
    },
  }
}
