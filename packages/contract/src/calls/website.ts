import { call } from '../call.ts'
import type * as s from '../schemas/website.ts'

export * from './changes.ts'
export * from './game-event.ts'
export * from './pass-event.ts'
export * from './sitemap.ts'

const get = { method: 'GET', auth: 'optional', tag: 'spec', errors: ['bad_request'] } as const

export const brandAll = call<typeof s.brandAll>({
  ...get,
  path: '/website/brand/all/{id}',
  summary: 'Every brand of a site.',
})
export const brandPage = call<typeof s.brandPage>({ ...get, path: '/website/brand', summary: 'A page of brands.' })
export const topSeller = call<typeof s.brandGroup>({
  ...get,
  path: '/website/brand/top-seller/{id}',
  summary: 'Brands that sell most.',
})
export const mostPop = call<typeof s.brandGroup>({
  ...get,
  path: '/website/brand/most-pop/{id}',
  summary: 'The most popular brands.',
})
export const mostNew = call<typeof s.brandGroup>({
  ...get,
  path: '/website/brand/most-new/{id}',
  summary: 'The newest brands.',
})
export const urlRouteCategory = call<typeof s.urlRouteCategory>({
  ...get,
  path: '/website/url-route/category',
  summary: 'A category by route name or id.',
  errors: ['bad_request', 'WEBSITE0102'],
})
export const urlRouteBrand = call<typeof s.urlRouteBrand>({
  ...get,
  path: '/website/url-route/brand',
  summary: 'A brand by route name.',
  errors: ['bad_request', 'WEBSITE0100'],
})
export const urlRouteBrandCategory = call<typeof s.urlRouteBrandCategory>({
  ...get,
  path: '/website/url-route/brand/category',
  summary: 'A brand-category by route names; flags add blocks.',
  errors: ['bad_request', 'WEBSITE0100', 'WEBSITE0101', 'WEBSITE0102'],
})
export const article = call<typeof s.article>({
  ...get,
  auth: 'none',
  path: '/website/no-auth/article/{id}',
  summary: 'A help article.',
  errors: ['not_found'],
})
export const articleCategory = call<typeof s.articleCategory>({
  ...get,
  auth: 'none',
  path: '/website/no-auth/article-category',
  summary: 'Help categories with their articles.',
})
export const categoryAlias = call<typeof s.categoryAlias>({
  ...get,
  method: 'POST',
  path: '/website/seo/config/category-alias',
  summary: 'Category id to alias.',
})
export const brandCategoryAlias = call<typeof s.brandCategoryAlias>({
  ...get,
  method: 'POST',
  path: '/website/seo/config/brand-category-alias',
  summary: 'Brand ids and brand-category pairs to aliases.',
})
export const templateSetting = call<typeof s.templateSetting>({
  ...get,
  path: '/website/front-end/site-template-setting',
  summary: 'Templates and thresholds of a site.',
})
export const commonConfig = call<typeof s.commonConfig>({
  ...get,
  path: '/website/page/common/config',
  summary: 'The tenant, its lists and the page areas asked for.',
  errors: ['bad_request', 'not_found'],
})
export const reviewPageShow = call<typeof s.reviewPageShow>({
  ...get,
  path: '/website/review/page-show',
  summary: 'Reviews of the whole site.',
})
export const noticeList = call<typeof s.noticeList>({
  ...get,
  path: '/website/notice/list/type',
  summary: 'Notices of one type.',
})
