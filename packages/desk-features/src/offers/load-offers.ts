import { type CallData, calls } from '@tradepost/contract'
import { isId } from '@tradepost/domain/typed/id'
import { type DeskContext, pageNoOf } from '../kernel/server.ts'
import { listedStatuses, offerSorts } from './offer-status.ts'

/** An offer with everything that its seller states about it. */
export type SellerOfferDetail = CallData<typeof calls.seller.sellerOfferDetail>

const pageSize = 50

/** A page of the seller's offers; status, keyword, order and page come from the address. */
export async function loadOffers({ api, url }: DeskContext) {
  const query = url.searchParams
  const status = listedStatuses.find((listed) => String(listed) === query.get('status'))
  const sort = offerSorts.find((one) => one === query.get('sort')) ?? 'newest'
  const keyword = (query.get('keyword') ?? '').trim().slice(0, 144)
  const page = await api(calls.seller.sellerOfferPage, {
    body: {
      pageNo: pageNoOf(url),
      ...{ pageSize, sort },
      ...(status === undefined ? {} : { status }),
      ...(keyword ? { keyword } : {}),
    },
  })
  return { page, status: status ?? null, keyword, sort, isEditing: query.get('edit') === '1' }
}

/** One offer of the seller. An edit without changes answers with the offer as it is. */
export async function loadOffer({ api }: DeskContext, id: string): Promise<{ offer: SellerOfferDetail }> {
  const offer = await api(calls.seller.sellerOfferDetail, { params: { id: isId(id) ? id : '0' } })
  return { offer }
}
