import { isPrefixed, type Locale, localisePath, standardTag } from '@tradepost/i18n/locales'
import { englishHome } from '../../server/address/locale-route.ts'

export interface Alternate {
  hrefLang: string
  path: string
}

/**
 * The address at which every visitor gets a page in one language; null for a language that shares the address of another.
 * The address without a prefix is in the default language, or in English if the default language has a prefix. In that
 * case the home page without a prefix redirects, and the English one has its own address.
 */
export function addressOf(path: string, id: Locale, [first = 'en']: readonly Locale[]): string | null {
  if (isPrefixed(id)) return localisePath(path, id)
  if (!isPrefixed(first)) return id === first ? path : null
  if (id !== 'en') return null
  return path === '/' ? englishHome : path
}

/** The addresses of a page, one for each language with an address of its own. */
export const addressesOf = (path: string, languages: readonly Locale[]): Alternate[] =>
  languages.flatMap((id) => {
    const address = addressOf(path, id, languages)
    return address === null ? [] : [{ hrefLang: standardTag(id), path: address }]
  })

/** The alternate links of a page, with `x-default`; empty if it has only one address. */
export function alternatesOf(path: string, languages: readonly Locale[]): Alternate[] {
  const addresses = addressesOf(path, languages)
  const [first = 'en'] = languages
  return addresses.length < 2
    ? []
    : [...addresses, { hrefLang: 'x-default', path: addressOf(path, first, languages) ?? path }]
}
