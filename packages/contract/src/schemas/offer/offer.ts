import { wishlistLimits } from '@tradepost/domain/limits/list-limits'
import { Type } from 'typebox'
import { coinSorts, searchSorts } from '../../constants.ts'
import {
  Amount,
  Id,
  Instant,
  Money,
  Nothing,
  Nullable,
  OneOf,
  Page,
  PageNo,
  PageSize,
  Strict,
  TenantFacts,
  Text,
} from '../common.ts'
import { DeliveryInput } from '../delivery-input.ts'

export const Attribute = Type.Object({
  id: Id,
  name: Type.String(),
  /** The value in the requested language, if a translation exists. */
  value: Type.String(),
  /** See `attrType`. Pages show special attributes (5) apart from the others. */
  attrType: Type.Integer(),
  sort: Type.Integer(),
  isMainAttr: Type.Boolean(),
})
export const SellerBrief = Type.Object({
  id: Id,
  nickName: Type.String(),
  avatarUrl: Type.String(),
  /** Average of written reviews from 0 to 5; null without reviews. */
  rating: Nullable(Type.Number()),
  reviewCount: Type.Integer(),
  /** Null if the seller has no level yet. */
  level: Nullable(Type.Integer()),
  ekyc: Type.Boolean(),
  deposit: Type.Boolean(),
  indemnity: Type.Boolean(),
  online: Type.Boolean(),
})
export const OfferCard = Type.Object({
  id: Id,
  title: Type.String(),
  brandId: Id,
  brandName: Type.String(),
  brandAlias: Type.String(),
  categoryId: Id,
  categoryName: Type.String(),
  categoryAlias: Type.String(),
  standardType: Type.Integer(),
  categoryType: Nullable(Type.Integer()),
  status: Type.Integer(),
  /** Price per unit in the requested currency, exactly as charged. Null if there is no exchange rate. */
  price: Nullable(Money),
  /** The seller's original price and the exchange rate; absent if the price was not converted. */
  converted: Type.Optional(Type.Object({ from: Money, rate: Type.Number(), rateDate: Type.String() })),
  /** The unit of the price, e.g. "1,000 gold"; null for a single item. */
  unitName: Nullable(Type.String()),
  coverUrl: Type.String(),
  attributes: Type.Array(Attribute),
  deliveryMode: OneOf(['platform', 'im']),
  deliveryMinutes: Type.Integer(),
  instant: Type.Boolean(),
  verified: Type.Boolean(),
  insured: Type.Boolean(),
  available: Type.Integer(),
  minQuantity: Type.Integer(),
  maxQuantity: Type.Integer(),
  listedAt: Instant,
  releasedOn: Nullable(Instant),
  maintenanceUntil: Nullable(Instant),
  seller: SellerBrief,
})
export const SellerFacts = Type.Object({
  memberSince: Instant,
  /** Since when the seller has each mark; null without it. */
  ekycSince: Nullable(Instant),
  depositSince: Nullable(Instant),
  indemnitySince: Nullable(Instant),
  totalOrders: Type.Integer(),
  offers: Type.Integer(),
  deliverySpeed: Nullable(Type.Number()),
  serviceAttitude: Nullable(Type.Number()),
  productDescription: Nullable(Type.Number()),
  /** 0 to 100. A beta feature. */
  performanceScore: Nullable(Type.Number()),
})
export const OfferDetail = Type.Object({
  ...OfferCard.properties,
  description: Type.String(),
  /** BCP-47 language tag of `title` and `description`. */
  textLanguage: Type.String(),
  /** The seller's original texts, if `isTranslate` was set and `title` and `description` are translations. */
  original: Type.Optional(Type.Object({ title: Type.String(), description: Type.String(), language: Type.String() })),
  listStyle: Type.Integer(),
  coverWideUrl: Type.String(),
  verifiedReport: Nullable(
    Type.Object({
      checkedAt: Instant,
      /** The role of whoever checked. */
      role: Type.Optional(OneOf(['staff'])),
      /** What was compared with the offer: pictures that the seller took. */
      basis: Type.Optional(OneOf(['pictures'])),
      checks: Type.Array(Type.Object({ key: Type.String(), passed: Type.Boolean() })),
    }),
  ),
  /**
   * What similar offers (the same brand, category, unit and attributes of choice) sold for in the last 90 days, each
   * buyer counted once per offer, refunded orders left out. Null for fewer than 20 such sales. A quarter sold below
   * `low`, half below `median`, three quarters below `high`.
   */
  soldPrices: Nullable(Type.Object({ sales: Type.Integer({ minimum: 20 }), low: Money, median: Money, high: Money })),
  assets: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
  screenshots: Type.Array(
    Type.Object({ url: Type.String(), alt: Type.String(), width: Type.Integer(), height: Type.Integer() }),
  ),
  faq: Type.Array(Type.Object({ question: Type.String(), answer: Type.String() })),
  sellerInfo: Type.Optional(SellerFacts),
  guarantee: Type.Optional(
    Type.Object({
      insuranceDays: Type.Integer(),
      refundPercent: Type.Integer(),
      afterSalesHours: Type.Integer(),
      /** The rule by which the offer is insured; null if it is not. */
      insuranceRule: Nullable(
        Type.Object({
          verifiedOnly: Type.Boolean(),
          needsDeposit: Type.Boolean(),
          minLevel: Nullable(Type.Integer()),
        }),
      ),
    }),
  ),
  delivery: Type.Optional(
    Type.Object({ mode: OneOf(['platform', 'im']), promiseMinutes: Type.Integer(), toEmail: Type.Boolean() }),
  ),
  sellerLevelRecord: Type.Optional(Type.Array(Type.Object({ level: Type.Integer(), since: Instant }))),
  /** Values the buyer must give for the delivery. Empty if a code or an account is delivered. */
  deliveryInputs: Type.Array(DeliveryInput),
})
const AttributeFilter = Strict({ attributeId: Id, values: Type.Array(Text(80, 1), { minItems: 1, maxItems: 20 }) })
const filters = {
  ...TenantFacts,
  toCurrencyId: Type.Optional(Id),
  brandId: Type.Optional(Id),
  categoryId: Type.Optional(Id),
  sellerId: Type.Optional(Id),
  /** In minor units of the requested currency. */
  priceMin: Type.Optional(Amount),
  priceMax: Type.Optional(Amount),
  attributes: Type.Optional(Type.Array(AttributeFilter, { maxItems: 10 })),
  deliveryMode: Type.Optional(OneOf(['platform', 'im'])),
  instant: Type.Optional(Type.Boolean()),
  verified: Type.Optional(Type.Boolean()),
  inStock: Type.Optional(Type.Boolean()),
  pageNo: PageNo,
  pageSize: PageSize,
  /**
   * `next` or `previous` of an earlier response: requests the page after or before that response, even if offers were
   * added or removed since then. `pageNo` is then only the number of the page in the response. The gateway ignores a
   * cursor of another sort order.
   */
  cursor: Type.Optional(Text(200)),
}
export const Facet = Type.Object({
  attributeId: Id,
  name: Type.String(),
  /** `value` is the value to send in `attributes`, `label` the text to show in the requested language. */
  values: Type.Array(Type.Object({ value: Type.String(), label: Type.Optional(Type.String()), count: Type.Integer() })),
})
const OfferPage = Type.Object({
  ...Page(OfferCard).properties,
  /** `next` and `previous`: cursors of the adjacent pages; absent if there is no such page. */
  next: Type.Optional(Type.String()),
  previous: Type.Optional(Type.String()),
  /** Words of the keyword, as typed, that the search ignored to find offers; absent if it used all words. */
  droppedWords: Type.Optional(Type.Array(Type.String())),
  facets: Type.Array(Facet),
  /** Brands of the matching offers, those with the most matches first. Only for a search with a keyword. */
  brands: Type.Array(
    Type.Object({ brandId: Id, brandName: Type.String(), brandAlias: Type.String(), count: Type.Integer() }),
  ),
})
export const offerPage = {
  body: Strict({
    ...filters,
    keyWord: Type.Optional(Text(144)),
    standardTypes: Type.Optional(Type.Array(Type.Integer({ minimum: 0, maximum: 5 }), { maxItems: 6 })),
    sort: Type.Optional(OneOf([...searchSorts, ...coinSorts])),
  }),
  data: OfferPage,
}
export const standardOfferPage = {
  body: Strict({ ...filters, sort: Type.Optional(OneOf(coinSorts)) }),
  data: OfferPage,
}
export const offerDetail = {
  params: Type.Object({ id: Id }),
  body: Strict({
    ...TenantFacts,
    isGetSellerInfo: Type.Optional(Type.Boolean()),
    isGetGuaranteeInfo: Type.Optional(Type.Boolean()),
    isGetDeliveryDetail: Type.Optional(Type.Boolean()),
    isGetSellerAuthLevelOperationRecord: Type.Optional(Type.Boolean()),
    toCurrencyId: Type.Optional(Id),
    isTranslate: Type.Optional(Type.Boolean()),
    pageType: Type.Optional(Type.Integer({ minimum: 0, maximum: 4 })),
  }),
  data: OfferDetail,
}
export const offerCard = {
  params: Type.Object({ id: Id }),
  query: Type.Object({ toCurrencyId: Type.Optional(Id) }),
  data: OfferCard,
}
export const offerCards = {
  body: Strict({ ids: Type.Array(Id, { maxItems: wishlistLimits.buyer }), toCurrencyId: Type.Optional(Id) }),
  data: Type.Object({ list: Type.Array(OfferCard) }),
}
const Points = Type.Integer({ minimum: 0, maximum: 1000 })
const Count = Type.Integer({ minimum: 0 })
/** The points of an offer in "best match", by factor. */
export const RankPoints = Type.Object({
  sales: Points,
  rating: Points,
  promise: Points,
  price: Points,
  freshness: Points,
  stock: Points,
})
export const offerRank = {
  params: Type.Object({ id: Id }),
  data: Type.Object({
    /** The place among the offers of the same brand and category; null if the offer cannot be bought now. */
    place: Nullable(Type.Object({ place: Count, of: Count })),
    /** Null for an offer that is too new: it is ranked within minutes. */
    rank: Nullable(
      Type.Object({
        /** The sum of the points, at most 1,000. */
        score: Points,
        points: RankPoints,
        /** Buyers who paid in the last 30 days and kept the goods. */
        buyers: Count,
        /** Mean score of the seller's reviews, and their number. */
        rating: Nullable(Type.Number({ minimum: 0, maximum: 5 })),
        reviews: Count,
        /** The seller's orders of the last 90 days that were delivered in the promised time, and all that were due. */
        kept: Count,
        measured: Count,
        /** The price in percent of the median of similar offers; null with fewer than five of them. */
        pricePercent: Nullable(Count),
        /** Similar offers on sale: the same brand, category and attributes of choice, this one included. */
        alike: Count,
        ageDays: Count,
        /** How many of the smallest order can be bought now. */
        stock: Count,
        rankedAt: Instant,
      }),
    ),
  }),
}
export const offerSoldCourse = {
  params: Type.Object({ id: Id }),
  query: Type.Object({ toCurrencyId: Type.Optional(Id) }),
  data: Type.Object({
    /**
     * The median of each week of the last 90 days in which at least three similar offers were sold, oldest first. Empty
     * where `soldPrices` is null, and for fewer than two such weeks.
     */
    weeks: Type.Array(
      Type.Object({
        /** The Monday in UTC. */
        from: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', examples: ['2026-11-02'] }),
        sales: Type.Integer({ minimum: 3 }),
        median: Money,
      }),
    ),
  }),
}
export const recordEmptySearch = { body: Strict({ keyWord: Text(144, 1) }), data: Nothing }
export const recordOfferView = {
  body: Strict({
    offerId: Id,
    /** True if the visitor put the offer into a cart. It then counts as that, and not as a view. */
    inCart: Type.Optional(Type.Boolean()),
  }),
  data: Nothing,
}
