import { direction } from '@tradepost/i18n'
import { useFormat } from '@tradepost/i18n/react'

/** Keeps an amount in its own reading direction inside a right-to-left sentence. */
export function useIsolated(): (text: string) => string {
  const rtl = direction(useFormat().locale) === 'rtl'
  return (text) => (rtl ? `\u2068${text}\u2069` : text)
}
