import { type CallData, calls } from '@tradepost/contract'
import { isId } from '@tradepost/domain/typed/id'
import { type DeskContext, requirePermission } from '../kernel/server.ts'

/** What an offer of a brand and category states. */
export type SellerBrandCategory = CallData<typeof calls.seller.sellerBrandCategory>
export type SellerBrands = CallData<typeof calls.seller.sellerBrandCategories>['list']

/** The goods to choose from; once chosen, what the form asks; for a copy, what the other offer states. */
export async function loadNewOffer(context: DeskContext) {
  requirePermission(context, 'seller', 'offer.edit')
  const { api, url } = context
  const idOf = (name: string) => {
    const value = url.searchParams.get(name) ?? ''
    return isId(value) ? value : null
  }
  const copied = idOf('copy')
  const source = copied ? await api(calls.seller.sellerOfferDetail, { params: { id: copied } }) : null
  const [brandId, categoryId] = [source?.brandId ?? idOf('brand'), source?.categoryId ?? idOf('category')]
  if (brandId && categoryId) {
    const kind = await api(calls.seller.sellerBrandCategory, { params: { brandId, categoryId } })
    return { kinds: [], brandId, categoryId, kind, source }
  }
  const { list } = await api(calls.seller.sellerBrandCategories)
  return { kinds: list, brandId, categoryId: null, kind: null, source: null }
}
