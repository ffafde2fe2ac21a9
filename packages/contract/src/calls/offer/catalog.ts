import { call } from '../../call.ts'
import type * as s from '../../schemas/offer/catalog.ts'

export const keySearch = call<typeof s.keySearch>({
  method: 'GET',
  path: '/product-search/product-market/keySearchFromSpu',
  auth: 'optional',
  tag: 'spec',
  summary: 'Finds brands that match a keyword, each with its categories.',
  errors: ['tenant_mismatch'],
  browser: true,
})
const get = { method: 'GET', auth: 'optional', tag: 'spec', errors: ['bad_request'] } as const
export const brandAll = call<typeof s.brandAll>({
  ...get,
  path: '/website/brand/all/{id}',
  summary: 'Lists every brand of a site.',
})
export const brandPage = call<typeof s.brandPage>({
  ...get,
  path: '/website/brand',
  summary: 'Returns a page of brands.',
})
export const topSeller = call<typeof s.topSeller>({
  ...get,
  path: '/website/brand/top-seller/{id}',
  summary: 'Lists the brands with the most sales.',
})
export const mostPop = call<typeof s.mostPop>({
  ...get,
  path: '/website/brand/most-pop/{id}',
  summary: 'Lists the most popular brands.',
})
export const mostNew = call<typeof s.mostNew>({
  ...get,
  path: '/website/brand/most-new/{id}',
  summary: 'Lists the newest brands.',
})
export const urlRouteCategory = call<typeof s.urlRouteCategory>({
  ...get,
  path: '/website/url-route/category',
  summary: 'Finds a category by route name or id.',
  errors: ['bad_request', 'WEBSITE0102'],
})
export const urlRouteBrand = call<typeof s.urlRouteBrand>({
  ...get,
  path: '/website/url-route/brand',
  summary: 'Finds a brand by route name.',
  errors: ['bad_request', 'WEBSITE0100'],
})
export const urlRouteBrandCategory = call<typeof s.urlRouteBrandCategory>({
  ...get,
  path: '/website/url-route/brand/category',
  summary: 'Finds a brand category by route names. Flags add its image, tabs, breadcrumbs and article.',
  errors: ['bad_request', 'WEBSITE0100', 'WEBSITE0101', 'WEBSITE0102'],
})
export const categoryAlias = call<typeof s.categoryAlias>({
  ...get,
  reads: true,
  method: 'POST',
  path: '/website/seo/config/category-alias',
  summary: 'Maps category ids to their aliases.',
})
export const brandCategoryAlias = call<typeof s.brandCategoryAlias>({
  ...get,
  reads: true,
  method: 'POST',
  path: '/website/seo/config/brand-category-alias',
  summary: 'Maps brand ids, and pairs of brand and category, to their aliases.',
})
