import {
  type Locale,
  languages,
  languagesWith,
  type PrefixedLocale,
  standardTag,
} from '@tradepost/domain/language/languages'

export {
  direction,
  type Locale,
  languageIdOf,
  languageSubtag,
  languages,
  ownName,
  type PrefixedLocale,
  type Script,
  scriptOf,
  standardTag,
} from '@tradepost/domain/language/languages'

/** Languages with a message pack of their own. */
export const locales = languagesWith('pack')
/** Languages whose id is the first path segment. */
export const prefixedLocales = languagesWith('prefix')
/** Languages of the translation widget, in the widget's codes. */
export const widgetLanguages = languagesWith('widget').map(standardTag)
export const defaultLocale = 'en'

export const isLocale = (value: unknown): value is Locale => (languages as readonly unknown[]).includes(value)
export const isPrefixed = (value: unknown): value is PrefixedLocale =>
  (prefixedLocales as readonly unknown[]).includes(value)
/** The translation widget's code of a language, if the widget supports it. */
export const widgetTag = (locale: Locale): string | undefined =>
  widgetLanguages.find((tag) => tag === standardTag(locale))

/** Splits a pathname into its locale prefix, if it has one, and the rest. */
export function splitPrefix(pathname: string): { prefix: PrefixedLocale | null; rest: string } {
  const [, first = '', ...others] = pathname.split('/')
  return isPrefixed(first) ? { prefix: first, rest: `/${others.join('/')}` } : { prefix: null, rest: pathname }
}

/** Puts a path under the prefix of a language that has one; absolute URLs stay unchanged. */
export function localisePath(path: string, locale: Locale): string {
  if (!path.startsWith('/') || path.startsWith('//') || !isPrefixed(locale)) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}
