import { isPrefixed, type Locale, localisePath, standardTag } from '@tradepost/i18n/locales'

export interface Alternate {
  hrefLang: string
  path: string
}

/**
 * The addresses of a page in every language that has one of its own: English and the prefixed ones of the site.
 * A home page that only leads on to the tenant's own language is nobody's address.
 */
export function alternatesOf(path: string, languages: readonly Locale[]): Alternate[] {
  const [first = 'en'] = languages
  const redirected = path === '/' && isPrefixed(first)
  const own = languages
    .filter((id) => isPrefixed(id) || (id === 'en' && !redirected))
    .map((id) => ({ hrefLang: standardTag(id), path: localisePath(path, id) }))
  if (own.length < 2) return []
  return [...own, { hrefLang: 'x-default', path: localisePath(path, first) }]
}
