import type { Texts } from '../catalogue.ts'
import { source } from '../catalogues.ts'
import type { Locale } from '../locales.ts'
import { packFor } from '../server.ts'
import { checkMessages, type Problem } from './check-messages.ts'

/** Every problem of a tenant's overrides in one language. */
export const overrideProblems = (locale: Locale, texts: Texts): Problem[] =>
  checkMessages({ locale, source, texts, partial: true, base: packFor(locale) })
