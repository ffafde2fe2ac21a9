import type { Locale } from '@tradepost/i18n/locales'
import { useEffect } from 'react'

const restMs = 2500

/** Starts what surrounds a page when the page itself has long been there. */
export function useAround(locale: Locale, prefix: string, signedIn: boolean): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const rest = () => {
      timer = setTimeout(
        () => import('./start').then(({ start }) => start({ locale, prefix, signedIn })).catch(() => undefined),
        restMs,
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
