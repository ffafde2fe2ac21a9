import { calls } from '@tradepost/contract'
import { isId } from '@tradepost/domain/typed/id'
import type { FeatureContext } from '../kernel/server.ts'

const idIn = (ctx: FeatureContext, name: string) => {
  const value = ctx.url.searchParams.get(name)
  return value === null ? null : isId(value) ? value : '0'
}

async function subjectOf(ctx: FeatureContext) {
  const [orderId, sellerId] = [idIn(ctx, 'order'), idIn(ctx, 'seller')]
  if (orderId) {
    const { id, title, seller } = await ctx.api(calls.order.orderDetail, { params: { id: orderId } })
    return { seller, order: { id, title } }
  }
  if (!sellerId) return null
  const { id, nickName, avatarUrl } = await ctx.api(calls.seller.sellerStore, { query: { sellerId } })
  return { seller: { id, nickName, avatarUrl }, order: null }
}

/** Loads the seller to report, and the buyer's earlier reports. */
export async function loadReport(ctx: FeatureContext) {
  const [subject, reports] = await Promise.all([
    subjectOf(ctx),
    ctx.api(calls.report.reportList, { body: { pageNo: 1, pageSize: 50 } }),
  ])
  return {
    subject,
    reports: reports.list,
    meta: {
      title: ctx.t('report.title'),
      description: ctx.t('report.lead'),
      robots: 'noindex',
    },
  }
}
