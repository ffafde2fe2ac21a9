import type { CallData, calls } from '@tradepost/contract'
import { languages } from '@tradepost/domain/language/languages'
import type { Localised, SeoText } from '../../platform/db/schema/brand.ts'
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

/** The stored words with those of the stated languages changed. A language without a text keeps no entry. */
export function withWords(stored: StoredWords, stated: readonly LanguageWords[]): StoredWords {
  const names = { ...stored.names }
  const about = { ...stored.about }
  const seo = { ...stored.seo }
  for (const { language, ...words } of stated) {
    put(names, language, cleanTitle(words.name) || undefined)
    put(about, language, cleanText(words.about) || undefined)
    const title = cleanTitle(words.seoTitle)
    const description = cleanTitle(words.seoDescription)
    const keywords = seo[language]?.keywords ?? ''
    put(seo, language, title || description ? { title, description, keywords } : undefined)
  }
  return { names, about, seo }
}
