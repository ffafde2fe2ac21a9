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
  /** The one address under which everybody who has this key is shown the page. */
  url: URL
}

const countedParameters = new Set([
  'q',
  'page',
  'sort',
  'category',
  'brand',
  'tab',
  'level',
  'status',
  'seller',
  'type',
])
const isCounted = (name: string, value: string) =>
  (countedParameters.has(name) || name.startsWith('f.')) && value.length <= 144

/**
 * The key of a page and the address it is rendered for, which holds nothing that the key does not; null when the query
 * has something the cache does not know.
 */
export function pageKey({ url, locale, currency, terminal, abGroup, timeZone }: CacheKeyParts): PageKey | null {
  const query = [...url.searchParams].filter(([name]) => !isCampaign(name))
  if (!query.every(([name, value]) => isCounted(name, value))) return null
  // What was typed with signs that nobody sees is the same page as without.
  const shown = query.map(([name, value]) => [name, name === 'q' ? typedKeyword(value) : value] as const)
  const kept = new URL(url.pathname, url.origin)
  // NOTE: by name alone, so that of two with one name the first stays the first.
  kept.search = new URLSearchParams(
    shown.sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)).map((each) => [...each]),
  ).toString()
  return { key: JSON.stringify([kept.href, locale, currency, terminal, abGroup, timeZone]), url: kept }
}
