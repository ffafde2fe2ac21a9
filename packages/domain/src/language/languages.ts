interface Language {
  /** The BCP-47 tag wherever a standard wants one, where it is not the id. */
  tag?: string
  /** The script, where the shop's own font lacks it. */
  script?: 'Arab' | 'Hans' | 'Jpan' | 'Kore' | 'Thai'
  /** It is read from the right. */
  rightToLeft?: true
  /** It has a message pack of its own. */
  pack?: true
  /** Its id is the first path segment. */
  prefix?: true
  /** The translation widget knows it. */
  widget?: true
}

/**
 * Every language the product speaks, by product id. A language's place is its number in the gateway's list
 * (`languageId`), so a new one stands last. Scripts, prefixes, reserved addresses, fonts and lists follow from here.
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

const factsOf = (locale: Locale): Language => table[locale]

/** Product ids; `kr` is Korean. */
export const languages = Object.keys(table) as Locale[]
export const languagesWith = <K extends keyof Language>(fact: K): LanguageWith<K>[] =>
  languages.filter((locale): locale is LanguageWith<K> => fact in table[locale])

export const languageIdOf = (locale: Locale): string => String(languages.indexOf(locale) + 1)
export const scriptOf = (locale: Locale): Script | undefined => factsOf(locale).script
export const direction = (locale: Locale): 'rtl' | 'ltr' => (factsOf(locale).rightToLeft ? 'rtl' : 'ltr')
/** The BCP-47 tag wherever a standard wants one: html lang, Intl, hreflang. */
export const standardTag = (locale: Locale): string => factsOf(locale).tag ?? locale
/** The language alone, without its region: "zh" of "zh-CN". */
export const languageSubtag = (locale: Locale): string => standardTag(locale).split('-', 1)[0] ?? locale

/** The name a language has for itself: "Deutsch", "한국어"; Chinese by its script, as its readers do. */
export function ownName(locale: Locale): string {
  const tag = locale === 'zh' ? 'zh-Hans' : standardTag(locale)
  return new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? locale
}
