import type { MessageId } from '../catalogue.ts'
import { type Locale, languages } from '../locales.ts'

const listOf = async (locale: Locale): Promise<[Locale, readonly MessageId[]]> => {
  const { sameAsEnglish } = await import(`../messages/${locale}/same-as-english.ts`)
  return [locale, sameAsEnglish]
}

/** The messages of each language that intentionally read the same as in English. */
export const sameAsEnglish: Partial<Record<Locale, readonly MessageId[]>> = Object.fromEntries(
  await Promise.all(languages.filter((locale) => locale !== 'en').map(listOf)),
)
