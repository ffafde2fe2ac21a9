import {
  isLocale,
  isPrefixed,
  type Locale,
  localisePath,
  type PrefixedLocale,
  splitPrefix,
} from '@tradepost/i18n/locales'

export interface LocaleRequest {
  pathname: string
  /** The canonical spelling of the path; for data requests the path itself. */
  canonicalPath: string
  search: string
  /** True for a GET or HEAD of a page, false for data requests and forms. */
  isDocument: boolean
  isBot: boolean
  storedLanguage: string | undefined
  /** The first language that the shop currently offers. */
  shopDefault: Locale
}
export type LocaleAnswer =
  | { kind: 'redirect'; status: 301 | 302 | 308; location: string }
  | { kind: 'render'; prefix: PrefixedLocale | null; locale: Locale }

/** The English home page of shops whose home page without a prefix redirects to another language. */
export const englishHome = '/en'
const isEnglishHome = (pathname: string) => pathname === englishHome || pathname === `${englishHome}.data`

/** Decides the language of an address, or the address to redirect to. */
export function routeLocale(request: LocaleRequest): LocaleAnswer {
  const { pathname, canonicalPath, search, isDocument, isBot, storedLanguage, shopDefault } = request
  if (isDocument && pathname !== canonicalPath)
    return { kind: 'redirect', status: 301, location: `${canonicalPath}${search}` }
  if (isPrefixed(shopDefault) && isEnglishHome(pathname)) return { kind: 'render', prefix: null, locale: 'en' }
  if (pathname === '/en' || pathname.startsWith('/en/')) {
    const rest = pathname.slice(3) || '/'
    return { kind: 'redirect', status: 308, location: `${rest.replace(/^\/+/, '/')}${search}` }
  }
  // The router fetches the data of a home page from /de.data.
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
