import type { Locale } from '../language/languages.ts'

/** Currencies in which most readers of a language pay and for which the gateway has exchange rates. */
const currenciesOf: Partial<Record<Locale, readonly string[]>> = {
  en: ['USD', 'GBP'],
  ar: ['AED', 'SAR', 'KWD'],
  de: ['EUR'],
  es: ['EUR', 'USD'],
  fr: ['EUR'],
  it: ['EUR'],
  ja: ['JPY'],
  pt: ['EUR'],
}

/** The default currency of a language: the first offered one in `currenciesOf`, else USD, else the first one. */
export function likelyCurrency<Code extends string>(language: Locale, offered: readonly Code[]): Code | 'USD' {
  const likely = offered.find((code) => currenciesOf[language]?.includes(code))
  return likely ?? offered.find((code) => code === 'USD') ?? offered[0] ?? 'USD'
}
