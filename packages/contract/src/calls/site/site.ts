import { call } from '../../call.ts'
import type * as s from '../../schemas/site/site.ts'

export const changes = call<typeof s.changes>({
  method: 'GET',
  path: '/website/changes',
  auth: 'client',
  tag: 'extension',
  summary:
    'Streams changes to the contents of pages as server-sent events, for storefronts that cache pages. Needs Accept: text/event-stream.',
  errors: ['invalid_client', 'format_error', 'rate_limited'],
  stream: true,
})
export const sitemap = call<typeof s.sitemap>({
  method: 'GET',
  path: '/website/sitemap',
  auth: 'optional',
  tag: 'extension',
  summary: 'Returns a page of the ids of all offers, stores or articles, for the sitemap.',
  errors: ['bad_request'],
})
const get = { method: 'GET', auth: 'optional', tag: 'spec', errors: ['bad_request'] } as const
export const templateSetting = call<typeof s.templateSetting>({
  ...get,
  path: '/website/front-end/site-template-setting',
  summary: 'Returns the page templates of a site and the level from which sellers are recommended.',
})
export const commonConfig = call<typeof s.commonConfig>({
  ...get,
  path: '/website/page/common/config',
  summary: 'Returns the tenant, its languages and currencies, and the requested page areas.',
  errors: ['bad_request', 'not_found'],
})
export const deskSite = call<typeof s.deskSite>({
  method: 'GET',
  path: '/website/desk',
  auth: 'client',
  tag: 'extension',
  summary: "Returns the brand, the languages and the shop's address of the client's tenant, for its seller centre.",
  errors: ['invalid_client'],
})
export const noticeList = call<typeof s.noticeList>({
  ...get,
  path: '/website/notice/list/type',
  summary: 'Lists the notices of one type.',
})
export const contentPreview = call<typeof s.contentPreview>({
  method: 'GET',
  auth: 'none',
  tag: 'extension',
  path: '/website/content/preview',
  summary: 'Returns a version of some content, published or not, by the token of a preview.',
  errors: ['not_found'],
})
