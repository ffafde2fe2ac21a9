import { call } from '../call.ts'
import type * as s from '../schemas/product.ts'

export * from './seller-offers.ts'

export * from './shared-game.ts'

export const productPage = call<typeof s.productPage>({
  method: 'POST',
  path: '/product-search/product-market/product/page',
  auth: 'optional',
  tag: 'spec',
  summary: 'A page of offers with filters, sort, facets and converted prices.',
  errors: ['bad_request'],
  browser: true,
})
export const standardPage = call<typeof s.standardPage>({
  method: 'POST',
  path: '/product-search/v2/product/standard',
  auth: 'optional',
  tag: 'spec',
  summary: 'A page of standard offers (coins).',
  errors: ['bad_request'],
})
export const standardDetail = call<typeof s.standardDetail>({
  method: 'POST',
  path: '/product-search/v2/product/standard/{id}',
  auth: 'optional',
  tag: 'spec',
  summary: 'One offer; each flag adds its block and nothing else does.',
  errors: ['not_found'],
})
export const productBrief = call<typeof s.productBrief>({
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
export const keySearch = call<typeof s.keySearch>({
  method: 'GET',
  path: '/product-search/product-market/keySearchFromSpu',
  auth: 'optional',
  tag: 'spec',
  summary: 'Games that match a keyword, each with its categories.',
  errors: ['tenant_mismatch'],
  browser: true,
})
