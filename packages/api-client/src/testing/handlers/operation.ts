import type { Handlers, Topic } from '../fake-call.ts'
import { coverWide } from '../fixtures/art.ts'
import { sellers } from '../fixtures/sellers.ts'
import { avatars } from '../fixtures/user.ts'
import { brandsIn, sellerOf } from '../present.ts'
import { refuse } from '../refuse.ts'
import { endingSentinel } from '../sentinels.ts'
import { beta } from './beta.ts'
import { messages } from './messages.ts'
import { passOperation } from './pass.ts'
import { saved } from './saved.ts'

export const operation = {
  ...passOperation,
  ...messages,
  ...saved,
  ...beta,
  buyer: (_input, { state }) => ({ ...state.user, points: 1280, gCoin: 2550 }),
  buyerAvatar: (_input, { state }) => ({
    avatar: state.user.avatar,
    fileUrl: avatars.find((one) => one.id === state.user.avatar)?.fileUrl ?? null,
  }),
  avatarList: () => avatars,
  saveAvatar({ body }, { state }) {
    if (!avatars.some((one) => one.id === body.avatarId)) refuse('not_found', 'avatarId')
    state.user = { ...state.user, avatar: body.avatarId }
    return { avatar: body.avatarId }
  },
  sellerStore({ query: { sellerId } }, { state }) {
    const failure = endingSentinel(sellerId)
    if (failure) refuse(failure, 'sellerId')
    const seller = sellerOf(sellerId)
    const offersOf = (brandId: string) =>
      state.offers.filter((offer) => offer.sellerId === sellerId && offer.brandId === brandId).length
    return {
      ...seller,
      bannerUrl: coverWide(seller.nickName),
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
} satisfies Partial<Handlers<Topic>>
