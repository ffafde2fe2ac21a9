import { flatten, type Texts } from './catalogue.ts'
import type { Locale } from './locales.ts'
import * as en from './messages/en/index.ts'

export const source = flatten(en)
/** Stands for `catalogues.ts` in a build that loads languages as they are asked for: the ones loaded so far. */
export const catalogues: Partial<Record<Locale, Texts>> = { en: source }

/** Brings the words of one language; those of English are there from the start. */
export async function loadLanguage(locale: Locale): Promise<void> {
  if (locale === 'en') return
  catalogues[locale] ??= flatten(await import(`./messages/${locale}/index.ts`))
}
