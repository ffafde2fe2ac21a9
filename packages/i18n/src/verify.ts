import { flatten, type Texts } from './catalogue.ts'
import { checkMessages, type Problem } from './check-messages.ts'
import type { Locale } from './locales.ts'
import { ar } from './messages/ar/index.ts'
import { de } from './messages/de/index.ts'
import { en } from './messages/en/index.ts'
import { sameAsEnglish } from './same-as-english.ts'

const source = flatten(en)
const catalogues: [Locale, Texts][] = [
  ['en', source],
  ['de', flatten(de)],
  ['ar', flatten(ar)],
]

/** Every problem of the built-in catalogues. */
export function verifyCatalogues(): Problem[] {
  return catalogues.flatMap(([locale, texts]) =>
    checkMessages({ locale, source, texts, sameAsEnglish: sameAsEnglish[locale] ?? [] }),
  )
}

if (import.meta.main) {
  const problems = verifyCatalogues()
  for (const { locale, id, what } of problems) console.error(`${locale} ${id} ${what}`)
  console.log(`${Object.keys(source).length} messages in ${catalogues.length} languages, ${problems.length} problems`)
  process.exitCode = problems.length ? 1 : 0
}
