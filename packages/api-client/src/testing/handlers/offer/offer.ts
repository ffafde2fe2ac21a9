import type { CallData, CallInput, calls, Facet, OfferDetail } from '@tradepost/contract'
import { productStatus } from '@tradepost/contract/constants'
import { normaliseSearch } from '@tradepost/domain/search/normalise-search'
import { textMatcher } from '@tradepost/domain/search/text-matcher'
import { afterSalesHours, insuranceDays } from '@tradepost/domain/time/windows'
import type { FakeContext, Handlers } from '../../fake-call.ts'
import { convert } from '../../fixtures/currencies.ts'
import { games } from '../../fixtures/games.ts'
import { offerRank, soldWeeks } from '../../fixtures/offer-rank.ts'
import type { OfferSeed } from '../../fixtures/offers.ts'
import { cardsOf } from '../../offer-cards.ts'
import { cardOf, currencyOf, page, sellerOf } from '../../present.ts'
import { refuse } from '../../refuse.ts'
import { endingSentinel, keyWordSentinel } from '../../sentinels.ts'
import type { FakeState } from '../../state.ts'

type Filters = NonNullable<CallInput<typeof calls.offer.offerPage>['body']>
type Match = (offer: OfferSeed, filters: Filters, currency: string) => boolean
const conditions: Match[] = [
  (offer) => offer.status !== productStatus.shelfDown,
  (offer, { brandId }) => !brandId || offer.brandId === brandId,
  (offer, { categoryId }) => !categoryId || offer.categoryId === categoryId,
  (offer, { sellerId }) => !sellerId || offer.sellerId === sellerId,
  (offer, { standardTypes }) => !standardTypes?.length || standardTypes.includes(offer.standardType),
  (offer, { deliveryMode }) => !deliveryMode || offer.deliveryMode === deliveryMode,
  (offer, { instant }) => !instant || offer.instant,
  (offer, { verified }) => !verified || offer.verified,
  (offer, { inStock }) => !inStock || offer.available > 0,
  (offer, { priceMin = 0 }, currency) => convert(offer.usdCents, currency).minor >= priceMin,
  (offer, { priceMax = Infinity }, currency) => convert(offer.usdCents, currency).minor <= priceMax,
  (offer, { attributes = [] }) =>
    attributes.every(({ attributeId, values }) =>
      offer.attributes.some((one) => one.id === attributeId && values.includes(one.value)),
    ),
]
const rating = (offer: OfferSeed) => sellerOf(offer.sellerId).rating ?? 0
const sorts: Partial<Record<NonNullable<Filters['sort']>, (a: OfferSeed, b: OfferSeed) => number>> = {
  newest: (a, b) => b.listedAt.localeCompare(a.listedAt),
  'price-asc': (a, b) => a.usdCents - b.usdCents,
  'price-desc': (a, b) => b.usdCents - a.usdCents,
  'fast-delivery': (a, b) => a.deliveryMinutes - b.deliveryMinutes,
  'seller-rating': (a, b) => rating(b) - rating(a),
  'top-rated': (a, b) => rating(b) - rating(a),
}
const isBuyable = ({ status, available, minQuantity }: OfferSeed) =>
  status === productStatus.onSale && available >= minQuantity
/** The default order of lists. */
const buyableFirst = (a: OfferSeed, b: OfferSeed) => Number(isBuyable(b)) - Number(isBuyable(a))
function facetsOf(offers: readonly OfferSeed[]): Facet[] {
  const all = offers.flatMap((offer) => offer.attributes)
  return [...Map.groupBy(all, (attribute) => `${attribute.id}|${attribute.name}`).values()].map((group) => ({
    attributeId: group[0]?.id ?? '0',
    name: group[0]?.name ?? '',
    values: [...Map.groupBy(group, (attribute) => attribute.value)].map(([value, list]) => ({
      value,
      count: list.length,
    })),
  }))
}
const textOf = (offer: OfferSeed) => `${offer.title} ${offer.brandName}`
/** Drops the words that occur in no offer, unless no word occurs or an offer has all of them. */
function searchedWords(offers: readonly OfferSeed[], keyWord: string) {
  const words = keyWord.split(/\s+/).filter((word) => normaliseSearch(word) !== '')
  const occurs = (text: string) => offers.some((offer) => textMatcher(text, 'words')(textOf(offer)))
  const kept = words.filter(occurs)
  if (words.length < 2 || kept.length === 0 || occurs(keyWord)) return { keyWord, droppedWords: [] }
  return { keyWord: kept.join(' '), droppedWords: words.filter((word) => !kept.includes(word)) }
}
/** A cursor is the id of an offer. The page begins after this offer or, if the cursor has a minus, ends before it. */
function pageFrom(offers: readonly OfferSeed[], filters: Filters) {
  const { pageNo = 1, pageSize = 24, cursor = '' } = filters
  const place = offers.findIndex(({ id }) => id === cursor.replace('-', ''))
  const from = place < 0 ? (pageNo - 1) * pageSize : cursor.startsWith('-') ? place - pageSize : place + 1
  const list = offers.slice(Math.max(0, from), from + pageSize)
  const [first, last] = [list[0], list.at(-1)]
  return {
    ...page([...offers], filters),
    list,
    ...(last && last !== offers.at(-1) && { next: last.id }),
    ...(first && first !== offers[0] && { previous: `-${first.id}` }),
  }
}
function search(state: FakeState, filters: Filters = {}): CallData<typeof calls.offer.offerPage> {
  const currency = currencyOf(state, filters.toCurrencyId)
  const failure = keyWordSentinel(filters.keyWord ?? '')
  if (failure) refuse(failure)
  const { keyWord, droppedWords } = searchedWords(state.offers, filters.keyWord ?? '')
  const matchesText = textMatcher(keyWord, 'words')
  const matching = state.offers.filter(
    (offer) => matchesText(textOf(offer)) && conditions.every((match) => match(offer, filters, currency)),
  )
  const sort = (filters.sort && sorts[filters.sort]) || buyableFirst
  const hits = pageFrom(matching.toSorted(sort), filters)
  const brands = games.map((game) => ({
    ...game,
    count: matching.filter((offer) => offer.brandId === game.brandId).length,
  }))
  return {
    ...hits,
    list: hits.list.map((offer) => cardOf(state, offer, currency)),
    facets: facetsOf(matching),
    ...(droppedWords.length > 0 && { droppedWords }),
    brands: filters.keyWord ? brands.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count) : [],
  }
}
function offerOf({ state }: FakeContext, id: string): OfferSeed {
  const failure = endingSentinel(id)
  if (failure) refuse(failure)
  return state.offers.find((offer) => offer.id === id) ?? refuse('not_found')
}
function detailOf(context: FakeContext, id: string, currency: string): OfferDetail {
  const offer = offerOf(context, id)
  const { usdCents: _price, sellerId: _seller, ...rest } = offer
  return { ...rest, ...cardOf(context.state, offer, currency) }
}
const sellerFacts = (id: string) => {
  const {
    memberSince,
    ekycSince,
    depositSince,
    indemnitySince,
    totalOrders,
    offers,
    deliverySpeed,
    serviceAttitude,
    productDescription,
    performanceScore,
  } = sellerOf(id)
  return {
    ...{ memberSince, ekycSince, depositSince, indemnitySince, totalOrders, offers, deliverySpeed },
    ...{ serviceAttitude, productDescription, performanceScore },
  }
}

export const offer: Handlers<'offer'> = {
  offerPage: ({ body }, { state }) => search(state, body),
  standardOfferPage: ({ body }, { state }) => search(state, { ...body, standardTypes: [1, 2] }),
  offerDetail({ params, body = {} }, context) {
    const offer = detailOf(context, params.id, currencyOf(context.state, body.toCurrencyId))
    const level = offer.seller.level
    return {
      ...offer,
      ...(body.isGetSellerInfo && { sellerInfo: sellerFacts(offer.seller.id) }),
      ...(body.isGetGuaranteeInfo && {
        guarantee: {
          ...{ insuranceDays: offer.insured ? insuranceDays : 0, refundPercent: 100, afterSalesHours },
          insuranceRule: offer.insured ? { verifiedOnly: true, needsDeposit: false, minLevel: null } : null,
        },
      }),
      ...(body.isGetDeliveryDetail && {
        delivery: { mode: offer.deliveryMode, promiseMinutes: offer.deliveryMinutes, toEmail: true },
      }),
      ...(body.isGetSellerAuthLevelOperationRecord && {
        sellerLevelRecord: level === null ? [] : [{ level, since: offer.listedAt }],
      }),
    }
  },
  offerCard: ({ params, query }, context) =>
    cardOf(context.state, offerOf(context, params.id), currencyOf(context.state, query?.toCurrencyId)),
  // A fake shop has no seller to count for.
  offerRank({ params }, context) {
    offerOf(context, params.id)
    return { place: { place: 1, of: 41 }, rank: offerRank }
  },
  offerSoldCourse({ params, query }, context) {
    offerOf(context, params.id)
    return { weeks: soldWeeks(currencyOf(context.state, query?.toCurrencyId)) }
  },
  recordEmptySearch: () => ({}),
  recordOfferView: () => ({}),
  offerCards: ({ body }, { state }) => ({ list: cardsOf(state, body.ids, body.toCurrencyId) }),
}
