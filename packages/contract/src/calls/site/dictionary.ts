import { call } from '../../call.ts'
import type * as s from '../../schemas/site/dictionary.ts'

const get = { method: 'GET', auth: 'optional', tag: 'spec', errors: [] } as const
export const country = call<typeof s.country>({
  ...get,
  path: '/dictionary/area/country',
  summary: 'Lists the countries.',
})
export const currency = call<typeof s.currency>({
  ...get,
  path: '/dictionary/currency',
  summary: "Lists the tenant's currencies.",
})
export const language = call<typeof s.language>({
  ...get,
  path: '/dictionary/language',
  summary: "Lists the tenant's languages, the default first.",
})
export const msgSceneText = call<typeof s.msgSceneText>({
  ...get,
  path: '/dictionary/msg-scene-text/list',
  summary: 'Lists the texts of one scene.',
})
export const createShortLink = call<typeof s.createShortLink>({
  ...get,
  method: 'POST',
  auth: 'buyer',
  path: '/dictionary/short-link',
  summary: "Creates a short link to an address on one of the tenant's hosts.",
  errors: ['unauthorized', 'short_link_refused', 'rate_limited'],
  browser: true,
})
export const getShortLink = call<typeof s.getShortLink>({
  ...get,
  path: '/dictionary/short-link',
  summary: 'Returns the address behind a short code.',
  errors: ['not_found'],
})
/**
 * The specification requires the response `{ value }` without the envelope, unlike every other call. The header
 * `X-Words-Version` is the version of the messages: a storefront built with a later version ignores the response.
 */
export const languagePack = call<typeof s.languagePack>({
  method: 'GET',
  tag: 'spec',
  errors: ['not_found'],
  auth: 'none',
  path: '/frontend_copywriting/1/{locale}.json',
  summary: 'Returns the messages of one language.',
  bare: true,
})
