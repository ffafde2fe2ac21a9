import { calls } from '@tradepost/contract'
import { isId } from '@tradepost/domain/typed/id'
import { loadEvidence } from '../case-story/server.ts'
import { type DeskContext, pageNoOf } from '../kernel/server.ts'
import { orderGroups } from './order-groups.ts'

const pageSize = 25

/** A page of the seller's orders; group and page come from the address. */
export async function loadOrders({ api, url }: DeskContext) {
  const group = orderGroups.find(({ id }) => id === url.searchParams.get('group'))?.id ?? 'all'
  const page = await api(calls.seller.sellerOrderPage, { body: { group, pageNo: pageNoOf(url), pageSize } })
  return { page, group }
}

/** One order with its history, and a key that makes its forms act once. */
export async function loadOrder(context: DeskContext, id: string) {
  const order = await context.api(calls.seller.sellerOrderDetail, { params: { id: isId(id) ? id : '0' } })
  return { order, evidence: await loadEvidence(context, order), idempotencyKey: crypto.randomUUID() }
}
