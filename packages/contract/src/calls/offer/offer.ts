import { call } from '../../call.ts'
import type * as s from '../../schemas/offer/offer.ts'

export const offerPage = call<typeof s.offerPage>({
  method: 'POST',
  path: '/product-search/product-market/product/page',
  auth: 'optional',
  reads: true,
  tag: 'spec',
  summary: 'Returns a page of offers with facets, filtered, sorted and in the requested currency.',
  errors: ['bad_request'],
  browser: true,
})
export const standardOfferPage = call<typeof s.standardOfferPage>({
  method: 'POST',
  path: '/product-search/v2/product/standard',
  auth: 'optional',
  reads: true,
  tag: 'spec',
  summary: 'Returns a page of standard offers, such as coins.',
  errors: ['bad_request'],
})
export const offerDetail = call<typeof s.offerDetail>({
  method: 'POST',
  path: '/product-search/v2/product/standard/{id}',
  auth: 'optional',
  reads: true,
  tag: 'spec',
  summary: 'Returns one offer. Flags add seller, guarantee, delivery and level history.',
  errors: ['not_found'],
})
export const offerCard = call<typeof s.offerCard>({
  method: 'GET',
  path: '/product-search/product-market/product-brief/{id}',
  auth: 'optional',
  tag: 'spec',
  summary: 'Returns the card of one offer.',
  errors: ['not_found'],
  browser: true,
})
export const offerCards = call<typeof s.offerCards>({
  method: 'POST',
  path: '/product-search/product-market/product-brief/list',
  auth: 'optional',
  reads: true,
  tag: 'extension',
  summary: 'Returns the cards of several offers in the requested order. Offers that do not exist are left out.',
  errors: ['bad_request'],
})
export const offerRank = call<typeof s.offerRank>({
  method: 'GET',
  path: '/product-search/product-market/product-rank/{id}',
  auth: 'optional',
  tag: 'extension',
  summary:
    'Explains the place of an offer in the order "best match": the points of each factor and the facts behind them.',
  errors: ['not_found'],
})
export const offerSoldCourse = call<typeof s.offerSoldCourse>({
  method: 'GET',
  path: '/product-search/product-market/product-sold/{id}',
  auth: 'optional',
  tag: 'extension',
  summary: 'Returns the course of what similar offers sold for: the median of each week of the last 90 days.',
  errors: ['not_found'],
})
export const recordEmptySearch = call<typeof s.recordEmptySearch>({
  method: 'POST',
  path: '/operation/offer/empty-search',
  auth: 'optional',
  tag: 'extension',
  summary:
    'Counts a search that no offer matches, once per visitor and day, so that staff see what shoppers miss. Ignored if an offer matches, and if the words look like an address or a number of a person. Kept for 90 days.',
  errors: ['bad_request'],
})
export const recordOfferView = call<typeof s.recordOfferView>({
  method: 'POST',
  path: '/operation/offer/viewed',
  auth: 'optional',
  tag: 'extension',
  summary:
    "Counts a visitor's view of an offer for its seller, or that the visitor put it into a cart, once per visitor and day. The seller's own do not count.",
  errors: ['bad_request'],
})
