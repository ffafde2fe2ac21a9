import { flatten, type Texts } from './catalogue.ts'
import type { Locale } from './locales.ts'
import * as en from './messages/en/index.ts'

export const source = flatten(en)
/** Replaces `catalogues.ts` in a build that loads languages on demand. Contains the languages loaded so far. */
export const catalogues: Partial<Record<Locale, Texts>> = { en: source }

/** Loads the messages of one language. English is always loaded. */
export async function loadLanguage(locale: Locale): Promise<void> {
  if (locale === 'en') return
  catalogues[locale] ??= flatten(await import(`./messages/${locale}/index.ts`))
}
