import type { Brand, Cart, CartLine, Category, OfferCard, Purchase } from '@tradepost/contract'
import { productStatus } from '@tradepost/contract/constants'
import { OfferCard as OfferCardSchema } from '@tradepost/contract/schemas/offer/offer'
import { cover, coverWide } from './fixtures/art.ts'
import { categoryIn, categorySeeds } from './fixtures/categories.ts'
import { convert, currencyByCode, currencyById } from './fixtures/currencies.ts'
import { games } from './fixtures/games.ts'
import type { OfferSeed } from './fixtures/offers.ts'
import { type SellerSeed, sellers } from './fixtures/sellers.ts'
import { refuse } from './refuse.ts'
import type { FakeState } from './state.ts'

/** The requested currency, which must be one of the site's; by default the site's own. */
export const currencyOf = (state: FakeState, toCurrencyId?: string): string => {
  if (toCurrencyId === undefined) return state.currency
  return currencyById(toCurrencyId)?.code ?? refuse('bad_request', 'toCurrencyId')
}

const visible = (offer: OfferSeed) => offer.status !== productStatus.shelfDown
const countOf = (state: FakeState, match: (offer: OfferSeed) => boolean) =>
  state.offers.filter((offer) => visible(offer) && match(offer)).length

export const categoriesIn = (state: FakeState, brandId?: string): Category[] =>
  categorySeeds.map((seed) =>
    categoryIn(
      state.locale,
      seed,
      countOf(state, (o) => o.categoryId === seed.categoryId && (!brandId || o.brandId === brandId)),
    ),
  )

export function brandsIn(state: FakeState): Brand[] {
  return games.map((game) => ({
    ...game,
    coverUrl: cover(game.brandAlias),
    coverWideUrl: coverWide(game.brandAlias),
    offerCount: countOf(state, (offer) => offer.brandId === game.brandId),
    categories: categoriesIn(state, game.brandId).map(({ categoryId, categoryName, categoryAlias, offerCount }) => ({
      categoryId,
      categoryName,
      categoryAlias,
      offerCount,
    })),
  }))
}

export const sellerOf = (id: string): SellerSeed => sellers.find((seller) => seller.id === id) ?? refuse('not_found')

function sellerBrief(id: string): OfferCard['seller'] {
  const { nickName, avatarUrl, rating, reviewCount, level, ekyc, deposit, indemnity, online } = sellerOf(id)
  return { id, nickName, avatarUrl, rating, reviewCount, level, ekyc, deposit, indemnity, online }
}

type CardFields = Omit<OfferCard, 'categoryName' | 'price' | 'converted' | 'seller'>
const cardFields = Object.keys(OfferCardSchema.properties) as (keyof CardFields)[]
/** Reduces an offer to the fields of its card, as declared in the contract. */
const cardFieldsOf = (offer: OfferSeed) =>
  Object.fromEntries(
    cardFields.filter((name) => name in offer).map((name) => [name, offer[name]]),
  ) as unknown as CardFields

export function cardOf(state: FakeState, offer: OfferSeed, currency: string): OfferCard {
  const category = categorySeeds.find((seed) => seed.categoryId === offer.categoryId)
  const price = convert(offer.usdCents, currency)
  return {
    ...cardFieldsOf(offer),
    categoryName: category ? categoryIn(state.locale, category, 0).categoryName : offer.categoryAlias,
    price,
    ...(currency === 'USD' ? {} : { converted: convertedFrom(state, offer, price) }),
    seller: sellerBrief(offer.sellerId),
  }
}

function convertedFrom(state: FakeState, offer: OfferSeed, price: NonNullable<OfferCard['price']>) {
  const { rate } = currencyByCode(price.currency)
  return { from: { minor: offer.usdCents, currency: 'USD' }, rate, rateDate: state.now().toISOString().slice(0, 10) }
}

const problems: Record<number, NonNullable<CartLine['problem']>> = {
  [productStatus.shelfDown]: 'removed',
  [productStatus.soldOut]: 'sold_out',
  [productStatus.renting]: 'unavailable',
  [productStatus.maintenance]: 'unavailable',
}
function lineOf(state: FakeState, currency: string, line: FakeState['cart'][number]): CartLine {
  const { offerId, quantity, inputs = {} } = line
  const offer = state.offers.find((one) => one.id === offerId)
  if (!offer) return { offerId, quantity, offer: null, lineTotal: null, problem: 'removed', deliveryInputs: [], inputs }
  const tooMany = quantity > Math.min(offer.available, offer.maxQuantity)
  return {
    offerId,
    quantity,
    offer: cardOf(state, offer, currency),
    lineTotal: convert(offer.usdCents, currency, quantity),
    problem: problems[offer.status] ?? (tooMany ? 'quantity' : null),
    deliveryInputs: offer.deliveryInputs,
    inputs,
  }
}

/** A cart at current prices. Lines that cannot be bought do not count towards the total. */
export function priceCart(state: FakeState, lines: FakeState['cart'], currency: string): Cart {
  const priced = lines.map((line) => lineOf(state, currency, line))
  return {
    lines: priced,
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
    total: {
      minor: priced.reduce((sum, line) => sum + (line.problem ? 0 : (line.lineTotal?.minor ?? 0)), 0),
      currency,
    },
    ...(state.taxPercent === null ? {} : { isTaxed: true }),
    version: state.cartVersion,
    limits: { lines: 50, perProduct: 999, guestLines: 20, guestTotal: convert(200_000, currency) },
  }
}

export const purchaseOf = (state: FakeState, id: string): Purchase => {
  const purchase = state.purchases.find((one) => one.purchaseId === id) ?? refuse('not_found')
  const orders = state.orders.filter((order) => order.purchaseId === id)
  return {
    ...purchase,
    orders: orders.map(
      ({
        timeline: _t,
        handover: _h,
        delivery: _d,
        afterSales: _a,
        listing: _l,
        review: _r,
        invoices: _v,
        ...rest
      }) => {
        const { inputs: _i, deliveryInputs: _rules, ...order } = rest
        return order
      },
    ),
  }
}

export function page<T>(
  list: readonly T[],
  { pageNo = 1, pageSize = 24 }: { pageNo?: number; pageSize?: number } = {},
) {
  const from = (pageNo - 1) * pageSize
  return { total: list.length, pageNo, pageSize, list: list.slice(from, from + pageSize) }
}
