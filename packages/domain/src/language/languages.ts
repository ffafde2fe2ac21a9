interface Language {
  /** The BCP-47 tag, if it differs from the id. */
  tag?: string
  /** The script, if the shop's default font does not cover the script. */
  script?: 'Arab' | 'Hans' | 'Jpan' | 'Kore' | 'Thai'
  /** Written from right to left. */
  rightToLeft?: true
  /** The language has a message catalogue. */
  pack?: true
  /** The id of the language can be the first path segment. */
  prefix?: true
  /** The translation widget offers the language. */
  widget?: true
}

/**
 * Every language of the product, by product id. The gateway's `languageId` is the position in this table: append new
 * languages at the end. Scripts, prefixes, reserved addresses, fonts and lists are derived from this table.
 */
const table = {
  en: { pack: true },
  es: { pack: true, prefix: true, widget: true },
  fr: { pack: true, prefix: true, widget: true },
  it: { pack: true, prefix: true, widget: true },
  de: { pack: true, prefix: true, widget: true },
  ru: { pack: true, prefix: true, widget: true },
  ar: { pack: true, prefix: true, widget: true, script: 'Arab', rightToLeft: true },
  ja: { pack: true, prefix: true, widget: true, script: 'Jpan' },
  id: { pack: true, prefix: true },
  th: { pack: true, prefix: true, widget: true, script: 'Thai' },
  kr: { pack: true, widget: true, script: 'Kore', tag: 'ko' },
  zh: { widget: true, script: 'Hans', tag: 'zh-CN' },
  ms: { widget: true },
  pt: { widget: true },
} as const satisfies Record<string, Language>

type Table = typeof table
type LanguageWith<K extends keyof Language> = {
  [Id in keyof Table]: Table[Id] extends Record<K, unknown> ? Id : never
}[keyof Table]

export type Locale = keyof Table
export type PrefixedLocale = LanguageWith<'prefix'>
export type Script = NonNullable<Language['script']>

const languageOf = (locale: Locale): Language => table[locale]

/** Product ids; `kr` is Korean. */
export const languages = Object.keys(table) as Locale[]
export const languagesWith = <K extends keyof Language>(fact: K): LanguageWith<K>[] =>
  languages.filter((locale): locale is LanguageWith<K> => fact in table[locale])

export const languageIdOf = (locale: Locale): string => String(languages.indexOf(locale) + 1)
export const scriptOf = (locale: Locale): Script | undefined => languageOf(locale).script
export const direction = (locale: Locale): 'rtl' | 'ltr' => (languageOf(locale).rightToLeft ? 'rtl' : 'ltr')
/** The BCP-47 tag, for html lang, Intl and hreflang. */
export const standardTag = (locale: Locale): string => languageOf(locale).tag ?? locale
/** The tag without its region: "zh" of "zh-CN". */
export const languageSubtag = (locale: Locale): string => standardTag(locale).split('-', 1)[0] ?? locale

/** A language's name in the language itself: "Deutsch", "한국어". The name of Chinese includes the script. */
export function ownName(locale: Locale): string {
  const tag = locale === 'zh' ? 'zh-Hans' : standardTag(locale)
  return new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? locale
}
