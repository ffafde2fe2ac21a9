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
  search: string
  /** A page asked for by a browser, not data, not a form post. */
  isDocument: boolean
  isBot: boolean
  storedLanguage: string | undefined
  tenantDefault: Locale
}
export type LocaleAnswer =
  | { kind: 'redirect'; status: 302 | 308; location: string }
  | { kind: 'render'; prefix: PrefixedLocale | null; locale: Locale }

/** Which language an address speaks, or where the visitor belongs instead. */
export function routeLocale(question: LocaleQuestion): LocaleAnswer {
  const { pathname, search, isDocument, isBot, storedLanguage, tenantDefault } = question
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
  if (isDocument && !stored && pathname === '/' && isPrefixed(tenantDefault))
    return { kind: 'redirect', status: 302, location: `${localisePath('/', tenantDefault)}${search}` }

  const unprefixed = stored && !isPrefixed(stored) ? stored : null
  return { kind: 'render', prefix: null, locale: unprefixed ?? (isPrefixed(tenantDefault) ? 'en' : tenantDefault) }
}
