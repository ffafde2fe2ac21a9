import { calls } from '@tradepost/contract'
import { isId } from '@tradepost/domain/typed/id'
import { type DeskContext, pageNoOf } from '../kernel/server.ts'

/** A page of the prices that an offer of the seller has had. */
export async function loadOfferPrices({ api, url }: DeskContext, typedId: string) {
  const id = isId(typedId) ? typedId : '0'
  const [{ title }, page] = await Promise.all([
    api(calls.seller.sellerOfferDetail, { params: { id } }),
    api(calls.offerPrice.offerPricePage, { params: { id }, body: { pageNo: pageNoOf(url), pageSize: 25 } }),
  ])
  return { offer: { id, title }, page }
}
