/** Every language the product speaks, by product id; `kr` is Korean. */
export const languages = ['en', 'ar', 'zh', 'fr', 'de', 'it', 'ja', 'kr', 'ms', 'pt', 'ru', 'es', 'th', 'id'] as const
/** In the order of their ids in the dictionary, which begin with 1. */
export const numberedLanguages = [
  ...(['en', 'es', 'fr', 'it', 'de', 'ru', 'ar', 'ja', 'id', 'th', 'kr', 'zh', 'ms', 'pt'] as const),
] as const satisfies Locale[]
export const languageIdOf = (language: Locale): string => String(numberedLanguages.indexOf(language) + 1)
/** Languages with a message pack of their own. */
export const locales = ['en', 'es', 'fr', 'it', 'de', 'ru', 'ar', 'ja', 'id', 'th', 'kr'] as const
/** Languages whose id is the first path segment. */
export const prefixedLocales = ['fr', 'de', 'it', 'es', 'ru', 'ar', 'ja', 'th', 'id'] as const
/** Languages of the translation widget, in its own codes. */
export const widgetLanguages = ['it', 'es', 'pt', 'ko', 'ru', 'ja', 'ms', 'ar', 'fr', 'de', 'zh-CN', 'th'] as const
export const defaultLocale = 'en'

export type Locale = (typeof languages)[number]
export type PrefixedLocale = (typeof prefixedLocales)[number]

const standardTags: Partial<Record<Locale, string>> = { kr: 'ko', zh: 'zh-CN' }
const rightToLeft: readonly Locale[] = ['ar']

export const isLocale = (value: unknown): value is Locale => (languages as readonly unknown[]).includes(value)
export const isPrefixed = (value: unknown): value is PrefixedLocale =>
  (prefixedLocales as readonly unknown[]).includes(value)
/** The BCP-47 tag wherever a standard wants one: html lang, Intl, hreflang. */
export const standardTag = (locale: Locale): string => standardTags[locale] ?? locale
/** The language's own name: "Deutsch", "한국어"; Chinese by its script, as its readers do. */
export function ownName(locale: Locale): string {
  const tag = locale === 'zh' ? 'zh-Hans' : standardTag(locale)
  return new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? locale
}
export const direction = (locale: Locale): 'rtl' | 'ltr' => (rightToLeft.includes(locale) ? 'rtl' : 'ltr')
/** The translation widget's code, or undefined where it does not know the language. */
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
