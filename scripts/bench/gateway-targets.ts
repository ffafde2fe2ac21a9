import type { Target } from './measure.ts'

/** What `apps/gateway/bench/reference.ts` says about the database it opened. */
export interface Reference {
  url: string
  offerId: string
  /** Offers and games of the measured tenant, spread over the catalogue. */
  offerIds: readonly string[]
  brandIds: readonly string[]
  appUrl: string
  ownerUrl: string
}

const keywords = [
  'gold',
  'valorant',
  'account',
  'elderflame',
  'fortnite skin',
  'ps5',
  'eu',
  'craft',
  'runscape',
  'フォート',
]
const sorts = ['recommended', 'price-asc', 'price-desc', 'newest', 'seller-rating', 'fast-delivery'] as const
const filters = [
  { inStock: true },
  { deliveryMode: 'platform', priceMin: 500, priceMax: 5000 },
  { verified: true },
  { instant: true },
]

/** Every keyword and every game, each with another filter and sort. */
function searches({ brandIds }: Reference): unknown[] {
  const subjects = [...keywords.map((keyWord) => ({ keyWord })), ...brandIds.map((brandId) => ({ brandId }))]
  return subjects.flatMap((subject, at) =>
    sorts.map((sort, n) => ({ ...subject, ...filters[(at + n) % filters.length], sort, pageSize: 24 })),
  )
}

/** The calls whose speed is promised, each measured beside a bare Fastify with one primary-key SELECT. */
export function gatewayTargets(gateway: string, reference: Reference, headers: Record<string, string>): Target[] {
  const detail = { isGetSellerInfo: true, isGetGuaranteeInfo: true, isGetDeliveryDetail: true }
  const page = `${gateway}/product-search/product-market/product/page`
  return [
    {
      name: 'gateway detail',
      method: 'POST',
      url: `${gateway}/product-search/v2/product/standard/${reference.offerId}`,
      body: detail,
      headers,
    },
    {
      name: 'gateway detail, another offer each time',
      method: 'POST',
      url: gateway,
      requests: reference.offerIds.map((id) => ({ path: `/product-search/v2/product/standard/${id}`, body: detail })),
      headers,
    },
    {
      name: 'gateway search, one keyword',
      method: 'POST',
      url: page,
      body: { keyWord: 'gold', sort: 'price-asc', inStock: true, pageSize: 24 },
      headers,
    },
    {
      name: 'gateway search, filters and sorts in turn',
      method: 'POST',
      url: page,
      requests: searches(reference).map((body) => ({ body })),
      headers,
    },
  ]
}
