import { standardTag } from '@tradepost/i18n/locales'
import type { DeskContext } from './desk-context.ts'

/** The countries with their names, in the order of the language. */
export function countriesIn(
  { locale }: Pick<DeskContext, 'locale'>,
  codes: readonly string[],
): { value: string; label: string }[] {
  const names = new Intl.DisplayNames([standardTag(locale)], { type: 'region' })
  const { compare } = new Intl.Collator(standardTag(locale))
  return codes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((one, other) => compare(one.label, other.label))
}
