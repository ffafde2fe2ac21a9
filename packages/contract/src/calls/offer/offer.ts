import { call } from '../../call.ts'
import type * as s from '../../schemas/offer/offer.ts'

export const offerPage = call<typeof s.offerPage>({
  method: 'POST',
  path: '/product-search/product-market/product/page',
  auth: 'optional',
  tag: 'spec',
  summary: 'A page of offers with filters, sort, facets and converted prices.',
  errors: ['bad_request'],
  browser: true,
})
export const standardOfferPage = call<typeof s.standardOfferPage>({
  method: 'POST',
  path: '/product-search/v2/product/standard',
  auth: 'optional',
  tag: 'spec',
  summary: 'A page of standard offers (coins).',
  errors: ['bad_request'],
})
export const offerDetail = call<typeof s.offerDetail>({
  method: 'POST',
  path: '/product-search/v2/product/standard/{id}',
  auth: 'optional',
  tag: 'spec',
  summary: 'One offer; each flag adds its block and nothing else does.',
  errors: ['not_found'],
})
export const offerCard = call<typeof s.offerCard>({
  method: 'GET',
  path: '/product-search/product-market/product-brief/{id}',
  auth: 'optional',
  tag: 'spec',
  summary: 'The card of one offer.',
  errors: ['not_found'],
  browser: true,
})
export const offerCards = call<typeof s.offerCards>({
  method: 'POST',
  path: '/product-search/product-market/product-brief/list',
  auth: 'optional',
  tag: 'extension',
  summary: 'The cards of some offers, in the order asked for; what does not exist is left out.',
  errors: ['bad_request'],
})
