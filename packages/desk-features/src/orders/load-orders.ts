import { calls } from '@tradepost/contract'
import { isId } from '@tradepost/domain/typed/id'
import { loadEvidence } from '../case-story/server.ts'
import { type DeskContext, pageNoOf } from '../kernel/server.ts'
import { readOrderFilter } from './order-filter.ts'

const pageSize = 25

/** A page of the seller's orders; filter and page come from the address. */
export async function loadOrders({ api, url }: DeskContext) {
  const { filter, asked } = readOrderFilter(url)
  const page = await api(calls.seller.sellerOrderPage, { body: { ...asked, pageNo: pageNoOf(url), pageSize } })
  return { page, filter }
}

/** One order with its history, and a key that makes its forms act once. */
export async function loadOrder(context: DeskContext, id: string) {
  const order = await context.api(calls.seller.sellerOrderDetail, { params: { id: isId(id) ? id : '0' } })
  return { order, evidence: await loadEvidence(context, order), idempotencyKey: crypto.randomUUID() }
}
