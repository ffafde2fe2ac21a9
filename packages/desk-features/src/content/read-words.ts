import { isLocale, type Locale } from '@tradepost/i18n'
import { type DeskContext, type Problem, textOf } from '../kernel/server.ts'

/** The languages whose fields the form has. */
export const languagesIn = (form: FormData, field: string): Locale[] =>
  [...form.keys()]
    .flatMap((name) => (name.startsWith(`${field}.`) ? [name.slice(field.length + 1)] : []))
    .filter(isLocale)

/**
 * Reads the words of each language that the form has. A language without any is left out; one with some lacks what is
 * empty. Content with a picture has an alternative text, too, which may be empty.
 */
export function readWords<Field extends string>(
  { t }: Pick<DeskContext, 't'>,
  form: FormData,
  fields: readonly Field[],
  missing: Readonly<Record<Field, Parameters<DeskContext['t']>[0]>>,
  { hasAlt = false }: { hasAlt?: boolean } = {},
): { texts: Partial<Record<Locale, Record<Field, string> & { alt?: string }>>; problems: Problem[] } {
  const [first] = fields
  const problems: Problem[] = []
  const texts: Partial<Record<Locale, Record<Field, string> & { alt?: string }>> = {}
  for (const language of first ? languagesIn(form, first) : []) {
    const words = Object.fromEntries(
      fields.map((field) => [field, textOf(form, `${field}.${language}`).replaceAll('\r\n', '\n').trim()]),
    ) as Record<Field, string>
    const empty = fields.filter((field) => words[field] === '')
    if (empty.length === fields.length) continue
    texts[language] = hasAlt ? { ...words, alt: textOf(form, `alt.${language}`).trim() } : words
    for (const field of empty)
      problems.push({ code: 'cannot_be_empty', message: t(missing[field]), field: `${field}.${language}` })
  }
  return { texts, problems }
}
