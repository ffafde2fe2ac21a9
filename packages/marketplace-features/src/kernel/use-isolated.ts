import { direction } from '@tradepost/i18n'
import { useFormat } from '@tradepost/i18n/react'

/** Returns a function that keeps the reading direction of an amount inside a right-to-left sentence. */
export function useIsolated(): (text: string) => string {
  const rtl = direction(useFormat().locale) === 'rtl'
  return (text) => (rtl ? `\u2068${text}\u2069` : text)
}
