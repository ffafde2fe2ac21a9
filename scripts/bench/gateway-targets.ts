import type { Target } from './measure.ts'

/** The output of `apps/demo/bench/reference.ts` about the database it opened. */
export interface Reference {
  url: string
  offerId: string
  /** Offers of the measured tenant, spread over the catalogue. */
  offerIds: readonly string[]
  /** Bodies of searches over keywords, games, categories, filters, sorts and pages. */
  searches: readonly unknown[]
  appUrl: string
  ownerUrl: string
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
      name: 'gateway search, everything in turn',
      method: 'POST',
      url: page,
      requests: reference.searches.map((body) => ({ body })),
      headers,
    },
  ]
}
