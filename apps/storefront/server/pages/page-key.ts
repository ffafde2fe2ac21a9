import { isCampaign } from '@tradepost/domain/address/campaign'
import { typedKeyword } from '@tradepost/domain/search/typed-keyword'

export interface CacheKeyParts {
  url: URL
  locale: string
  currency: string
  terminal: number
  abGroup: string
  timeZone: string
}
export interface PageKey {
  key: string
  /** The address for which the page is rendered. It is the same for every request with this key. */
  url: URL
}

const keyParameters = new Set([
  'q',
  'page',
  'after',
  'sort',
  'category',
  'brand',
  'tab',
  'level',
  'status',
  'seller',
  'type',
])
const isKeyParameter = (name: string, value: string) =>
  (keyParameters.has(name) || name.startsWith('f.')) && value.length <= 144

const queryOf = (url: URL) => [...url.searchParams].filter(([name]) => !isCampaign(name))

/** True if every parameter of an address belongs in the cache key or can be ignored. */
export const hasKeyedQueryOnly = (url: URL): boolean =>
  queryOf(url).every(([name, value]) => isKeyParameter(name, value))

/**
 * The cache key of a page and the address for which the page is rendered. The address contains only what is in the key.
 * Null if the query has an unknown parameter.
 */
export function pageKey({ url, locale, currency, terminal, abGroup, timeZone }: CacheKeyParts): PageKey | null {
  if (!hasKeyedQueryOnly(url)) return null
  const query = queryOf(url)
  // A keyword gives the same page with and without invisible characters.
  const normalised = query.map(([name, value]) => [name, name === 'q' ? typedKeyword(value) : value] as const)
  const keyUrl = new URL(url.pathname, url.origin)
  // Sort by name only, so that parameters with the same name stay in order.
  keyUrl.search = new URLSearchParams(
    normalised.sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)).map((pair) => [...pair]),
  ).toString()
  return { key: JSON.stringify([keyUrl.href, locale, currency, terminal, abGroup, timeZone]), url: keyUrl }
}
