import type { Locale } from '@tradepost/i18n'

/** Currencies that most readers of a language pay in, as far as the gateway has rates for them. */
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

/** The default currency of a language: the first offered one its readers pay in, else USD, else the first offered. */
export function likelyCurrency(language: Locale, offered: readonly string[]): string {
  const likely = offered.find((code) => currenciesOf[language]?.includes(code))
  return likely ?? offered.find((code) => code === 'USD') ?? offered[0] ?? 'USD'
}
