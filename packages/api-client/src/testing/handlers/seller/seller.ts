import type { Handlers } from '../../fake-call.ts'
import { coverWide } from '../../fixtures/art.ts'
import { sellers } from '../../fixtures/sellers.ts'
import { brandsIn, sellerOf } from '../../present.ts'
import { refuse } from '../../refuse.ts'
import { endingSentinel } from '../../sentinels.ts'

export const seller: Handlers<'seller'> = {
  sellerStore({ query: { sellerId } }, { state }) {
    const failure = endingSentinel(sellerId)
    if (failure) refuse(failure, 'sellerId')
    const seller = sellerOf(sellerId)
    const offersOf = (brandId: string) =>
      state.offers.filter((offer) => offer.sellerId === sellerId && offer.brandId === brandId).length
    return {
      ...seller,
      bannerUrl: coverWide(seller.nickName),
      sells: true,
      mayContact: true,
      away: false,
      awayUntil: null,
      brands: brandsIn(state)
        .map(({ brandId, brandName, brandAlias }) => ({ brandId, brandName, brandAlias, offers: offersOf(brandId) }))
        .filter((brand) => brand.offers > 0),
    }
  },
  sellerOnline: ({ body }) =>
    body.sellerIds.map((sellerId) => ({
      sellerId,
      online: sellers.find((seller) => seller.id === sellerId)?.online ?? false,
    })),
}
