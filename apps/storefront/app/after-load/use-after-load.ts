import type { Locale } from '@tradepost/i18n/locales'
import { useEffect } from 'react'

const restMs = 2500
let hasRested = false

/** Starts what surrounds a page when the page itself has long been there; at once where only its language changes. */
export function useAfterLoad(locale: Locale, prefix: string, signedIn: boolean): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const rest = () => {
      timer = setTimeout(
        () => {
          hasRested = true
          import('./start-after-load')
            .then(({ startAfterLoad }) => startAfterLoad({ locale, prefix, signedIn }))
            .catch(() => undefined)
        },
        hasRested ? 0 : restMs,
      )
    }
    if (document.readyState === 'complete') rest()
    else window.addEventListener('load', rest, { once: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('load', rest)
    }
  }, [locale, prefix, signedIn])
}
