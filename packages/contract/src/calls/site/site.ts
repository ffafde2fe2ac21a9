import { call } from '../../call.ts'
import type * as s from '../../schemas/site/site.ts'

export const changes = call<typeof s.changes>({
  method: 'GET',
  path: '/website/changes',
  auth: 'client',
  tag: 'extension',
  summary:
    'Server-sent events of what has changed of what pages show, for storefronts that keep pages; needs Accept: text/event-stream.',
  errors: ['invalid_client', 'format_error', 'rate_limited'],
  stream: true,
})
export const sitemap = call<typeof s.sitemap>({
  method: 'GET',
  path: '/website/sitemap',
  auth: 'optional',
  tag: 'extension',
  summary: 'Ids of everything of one kind that has a page, for search engines.',
  errors: ['bad_request'],
})
const get = { method: 'GET', auth: 'optional', tag: 'spec', errors: ['bad_request'] } as const
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
export const noticeList = call<typeof s.noticeList>({
  ...get,
  path: '/website/notice/list/type',
  summary: 'Notices of one type.',
})
