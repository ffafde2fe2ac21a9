import { isApiError } from '@tradepost/api-client'
import { type CallData, calls, type OrderDetail } from '@tradepost/contract'
import { standardType } from '@tradepost/domain/offer/offer-kinds'
import { isId } from '@tradepost/domain/typed/id'
import { wholeNumber } from '@tradepost/domain/typed/whole-number'
import { type FeatureContext, redirectTo } from '../kernel/server.ts'
import { loadEvidence } from './after-sales/load-evidence.ts'
import { groups } from './list/groups.ts'

type Group = (typeof groups)[number]['id']

const pageSize = 10

/** A page of the buyer's orders; group and page come from the address. */
export async function loadOrders(ctx: FeatureContext) {
  const query = ctx.url.searchParams
  const group: Group = groups.find(({ id }) => id === query.get('group'))?.id ?? 'all'
  const pageNo = wholeNumber(query.get('page'), { min: 1, max: 1000 }) ?? 1
  const page = await ctx.api(calls.order.orderPage, { body: { group, pageNo, pageSize } })
  return {
    page,
    group,
    now: new Date().toISOString(),
    meta: {
      title: ctx.t('orders.title'),
      description: ctx.t('orders.description'),
      robots: 'noindex',
    },
  }
}

/** The rental of a paid rental order; null for all other orders. */
async function rentalOf(
  ctx: FeatureContext,
  order: OrderDetail,
): Promise<CallData<typeof calls.rental.rentalDetail> | null> {
  if (order.standardType !== standardType.rental) return null
  try {
    return await ctx.api(calls.rental.rentalDetail, { params: { orderId: order.id } })
  } catch (error) {
    // The gateway creates the rental when the order is paid.
    if (isApiError(error, 'not_found')) return null
    throw error
  }
}

const orderOf = (ctx: FeatureContext, id: string) =>
  ctx.api(calls.order.orderDetail, { params: { id: isId(id) ? id : '0' } })

/** Loads one order with its timeline, without the delivered details. */
export async function loadOrder(ctx: FeatureContext, id: string) {
  const order = await orderOf(ctx, id)
  const [rental, evidence, today] = await Promise.all([
    rentalOf(ctx, order),
    loadEvidence(ctx, order),
    ctx.beside(
      ctx.api(calls.offer.offerCard, { params: { id: order.offerId }, query: { toCurrencyId: ctx.currency.id } }),
    ),
  ])
  return {
    order,
    rental,
    evidence,
    /** The order's offer as it is now; null if it cannot be loaded. */
    today,
    now: new Date().toISOString(),
    idempotencyKey: crypto.randomUUID(),
    meta: {
      title: ctx.t('orders.orderNumber', { id: order.id }),
      description: ctx.t('orders.description'),
      robots: 'noindex',
    },
  }
}

/** Loads the page to confirm receipt. Redirects to the order if it cannot be confirmed. */
export async function loadConfirm(ctx: FeatureContext, id: string) {
  const order = await orderOf(ctx, id)
  if (!order.actions.includes('confirm')) throw redirectTo(`/buyer/orders/${order.id}`)
  return {
    order,
    now: new Date().toISOString(),
    idempotencyKey: crypto.randomUUID(),
    meta: {
      title: ctx.t('orders.confirmTitle'),
      description: ctx.t('orders.confirmDescription'),
      robots: 'noindex',
    },
  }
}
