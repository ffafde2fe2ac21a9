import {
  isLocale,
  isPrefixed,
  type Locale,
  localisePath,
  type PrefixedLocale,
  splitPrefix,
} from '@tradepost/i18n/locales'

export interface LocaleQuestion {
  pathname: string
  /** The same path as it is written; data requests have no other. */
  written: string
  search: string
  /** A page asked for by a browser, not data, not a form post. */
  isDocument: boolean
  isBot: boolean
  storedLanguage: string | undefined
  /** The first of the languages the shop offers now. */
  shopDefault: Locale
}
export type LocaleAnswer =
  | { kind: 'redirect'; status: 301 | 302 | 308; location: string }
  | { kind: 'render'; prefix: PrefixedLocale | null; locale: Locale }

/** The home page in English, where the one without a language leads on to another. */
export const englishHome = '/en'
const isEnglishHome = (pathname: string) => pathname === englishHome || pathname === `${englishHome}.data`

/** Which language an address speaks, or where the visitor belongs instead. */
export function routeLocale(question: LocaleQuestion): LocaleAnswer {
  const { pathname, written, search, isDocument, isBot, storedLanguage, shopDefault } = question
  if (isDocument && pathname !== written) return { kind: 'redirect', status: 301, location: `${written}${search}` }
  if (isPrefixed(shopDefault) && isEnglishHome(pathname)) return { kind: 'render', prefix: null, locale: 'en' }
  if (pathname === '/en' || pathname.startsWith('/en/')) {
    const rest = pathname.slice(3) || '/'
    return { kind: 'redirect', status: 308, location: `${rest.replace(/^\/+/, '/')}${search}` }
  }
  // NOTE: the router asks for the data of a home page at /de.data.
  const { prefix } = splitPrefix(pathname.replace(/\.data$/, ''))
  if (prefix) return { kind: 'render', prefix, locale: prefix }

  const stored = isLocale(storedLanguage) ? storedLanguage : null
  if (isDocument && !isBot && stored && isPrefixed(stored))
    return { kind: 'redirect', status: 302, location: `${localisePath(pathname, stored)}${search}` }
  if (isDocument && !stored && pathname === '/' && isPrefixed(shopDefault))
    return { kind: 'redirect', status: 302, location: `${localisePath('/', shopDefault)}${search}` }

  const unprefixed = stored && !isPrefixed(stored) ? stored : null
  return { kind: 'render', prefix: null, locale: unprefixed ?? (isPrefixed(shopDefault) ? 'en' : shopDefault) }
}
