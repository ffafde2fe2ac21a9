import type { CallData, CallInput, calls } from '@tradepost/contract'
import { type Locale, languages } from '@tradepost/domain/language/languages'
import type { Localised, SeoText } from '../../platform/db/schema/brand.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { cleanText, cleanTitle } from '../../platform/text/clean-text.ts'

/** The words of a brand in one language, as staff read and write them. */
export type LanguageWords = CallData<typeof calls.catalogEdit.staffBrandDetail>['words'][number]

export interface StoredWords {
  names: Localised
  about: Localised
  seo: Localised<SeoText>
}

/** The stored words, language by language, in the order of the languages. */
export const wordsByLanguage = ({ names, about, seo }: StoredWords): LanguageWords[] =>
  languages
    .filter((language) => language in names || language in about || language in seo)
    .map((language) => ({
      ...{ language, name: names[language] ?? '', about: about[language] ?? '' },
      ...{ seoTitle: seo[language]?.title ?? '', seoDescription: seo[language]?.description ?? '' },
    }))

function put<T>(texts: Localised<T>, language: string, value: T | undefined): void {
  if (value === undefined) delete texts[language]
  else texts[language] = value
}

/** The stored words for search engines, with those of the stated languages changed. */
export function withSeo(
  stored: Localised<SeoText>,
  stated: readonly Pick<LanguageWords, 'language' | 'seoTitle' | 'seoDescription'>[],
): Localised<SeoText> {
  const seo = { ...stored }
  for (const { language, seoTitle, seoDescription } of stated) {
    const title = cleanTitle(seoTitle)
    const description = cleanTitle(seoDescription)
    const keywords = seo[language]?.keywords ?? ''
    put(seo, language, title || description ? { title, description, keywords } : undefined)
  }
  return seo
}

/** The stored words with those of the stated languages changed. A language without a text keeps no entry. */
export function withWords(stored: StoredWords, stated: readonly LanguageWords[]): StoredWords {
  const names = { ...stored.names }
  const about = { ...stored.about }
  for (const { language, ...words } of stated) {
    put(names, language, cleanTitle(words.name) || undefined)
    put(about, language, cleanText(words.about) || undefined)
  }
  return { names, about, seo: withSeo(stored.seo, stated) }
}

/** The words of a category in one language: those of a brand, and other words by which people search for it. */
export type CategoryWords = CallData<typeof calls.catalogEdit.staffCategoryDetail>['words'][number]
type StatedCategoryWords = CallInput<typeof calls.catalogEdit.createCategory>['body']['words'][number]

const noWords = { name: '', about: '', seoTitle: '', seoDescription: '' }

/** The stored words and search words, language by language, in the order of the languages. */
export function categoryWordsByLanguage(stored: StoredWords & { keywords: Localised }): CategoryWords[] {
  const words = new Map(wordsByLanguage(stored).map((one) => [one.language, one]))
  return languages
    .filter((language) => words.has(language) || language in stored.keywords)
    .map((language) => ({
      ...(words.get(language) ?? { language, ...noWords }),
      keywords: stored.keywords[language] ?? '',
    }))
}

/** The stored search words with those of the stated languages changed. */
export function withSearchWords(stored: Localised, stated: readonly StatedCategoryWords[]): Localised {
  const keywords = { ...stored }
  for (const { language, keywords: words } of stated)
    if (words !== undefined) put(keywords, language, cleanTitle(words) || undefined)
  return keywords
}

/** A name in one language, as staff read and write it. */
export interface LanguageName {
  language: Locale
  name: string
}

/** The stored names, language by language, in the order of the languages. */
export const namesByLanguage = (names: Localised): LanguageName[] =>
  languages.flatMap((language) => (names[language] ? { language, name: names[language] } : []))

/** The stored names with those of the stated languages changed. */
export function withNames(stored: Localised, stated: readonly LanguageName[]): Localised {
  const names = { ...stored }
  for (const { language, name } of stated) put(names, language, cleanTitle(name) || undefined)
  return names
}

/** Refuses a list that states a language twice. */
export function requireEachLanguageOnce(stated: readonly { language: string }[], field: string): void {
  if (new Set(stated.map(({ language }) => language)).size < stated.length) throw new Failure('data_error', { field })
}
