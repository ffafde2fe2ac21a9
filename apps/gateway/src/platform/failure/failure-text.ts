import type { ErrorCode } from '@tradepost/contract'
import { isLocale, type Locale } from '@tradepost/i18n'
import { translate } from '@tradepost/i18n/server'

/** The value if it is a locale of the product, else the fallback, else English. */
export const localeOf = (value: string | undefined, fallback: string): Locale =>
  isLocale(value) ? value : isLocale(fallback) ? fallback : 'en'

/** The text of a failure in the caller's language. */
export const errorText = (locale: Locale, code: ErrorCode, values?: Record<string, string | number>): string =>
  translate(locale, `errors.${code}`, values)
