import { catalogues, source } from '../catalogues.ts'
import type { Locale } from '../locales.ts'
import { checkMessages, type Problem } from './check-messages.ts'
import { sameAsEnglish } from './same-as-english.ts'

const written = Object.entries(catalogues) as [Locale, typeof source][]

/** Every problem of the built-in catalogues. */
export function verifyCatalogues(): Problem[] {
  return written.flatMap(([locale, texts]) =>
    checkMessages({ locale, source, texts, sameAsEnglish: sameAsEnglish[locale] ?? [] }),
  )
}
