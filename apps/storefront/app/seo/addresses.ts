import { isPrefixed, type Locale, localisePath, standardTag } from '@tradepost/i18n/locales'
import { englishHome } from '../../server/address/locale-route.ts'

export interface Alternate {
  hrefLang: string
  path: string
}

/**
 * The address at which everybody is shown a page in one language; null for a language that shares another one's.
 * Without a language stands that of a shop's first one, or English where the first has a prefix; only the home page
 * without a language then leads on, and English has one of its own.
 */
export function addressOf(path: string, id: Locale, [first = 'en']: readonly Locale[]): string | null {
  if (isPrefixed(id)) return localisePath(path, id)
  if (!isPrefixed(first)) return id === first ? path : null
  if (id !== 'en') return null
  return path === '/' ? englishHome : path
}

/** The addresses of a page in every language that has one of its own. */
export const addressesOf = (path: string, languages: readonly Locale[]): Alternate[] =>
  languages.flatMap((id) => {
    const address = addressOf(path, id, languages)
    return address === null ? [] : [{ hrefLang: standardTag(id), path: address }]
  })

/** The same as links from one to the others; nothing where there are no others. */
export function alternatesOf(path: string, languages: readonly Locale[]): Alternate[] {
  const own = addressesOf(path, languages)
  const [first = 'en'] = languages
  return own.length < 2 ? [] : [...own, { hrefLang: 'x-default', path: addressOf(path, first, languages) ?? path }]
}
