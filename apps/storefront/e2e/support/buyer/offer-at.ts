import { createApi } from '@tradepost/api-client'
import { calls, type OfferCard } from '@tradepost/contract'
import type { Shops } from '../shop/start-shops.ts'

/** The first matching offer of the demo shop in an installation that a test started for itself. */
export async function offerAt(shops: Shops, matches: (offer: OfferCard) => boolean): Promise<OfferCard> {
  const api = createApi({
    baseUrl: shops.gatewayUrl,
    headers: () => ({
      ...{ Origin: shops.sites.lumen ?? '', Lang: 'en', TimeZone: 'UTC', DeviceId: 'e2e', 'Ab-Test-Group': '1' },
    }),
  })
  for (let pageNo = 1; pageNo <= 10; pageNo++) {
    const { list } = await api(calls.offer.offerPage, { body: { pageNo, pageSize: 100 } })
    const offer = list.find(matches)
    if (offer) return offer
    if (list.length < 100) break
  }
  throw new Error('the demo data has no such offer')
}
