import { calls } from '@tradepost/contract'
import type { FeatureContext } from '../kernel/server.ts'
import type { Revealed } from './revealed.ts'

/** Reveals the delivery of an order. */
export async function revealDelivery(ctx: FeatureContext, id: string): Promise<Revealed> {
  const revealed = await ctx.api(calls.order.revealDelivery, { params: { id }, body: {} })
  const items = revealed.items.map((item) =>
    item.unitId ? { ...item, href: `/buyer/orders/${id}/file/${item.unitId}` } : item,
  )
  return { ...revealed, items }
}
