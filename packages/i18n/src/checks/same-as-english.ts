import type { MessageId } from '../catalogue.ts'
import { type Locale, languages } from '../locales.ts'

const listOf = async (locale: Locale): Promise<[Locale, readonly MessageId[]]> => {
  const { sameAsEnglish } = await import(`../messages/${locale}/same-as-english.ts`)
  return [locale, sameAsEnglish]
}

/** Each language's list of messages that read the same as in English on purpose. */
export const sameAsEnglish: Partial<Record<Locale, readonly MessageId[]>> = Object.fromEntries(
  await Promise.all(languages.filter((locale) => locale !== 'en').map(listOf)),
)
