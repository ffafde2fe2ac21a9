import type { Locale } from '@tradepost/i18n/locales'
import { useEffect } from 'react'

const delayMs = 2500
let hasStarted = false

/** Runs `startAfterLoad` 2.5 s after the page has loaded, and at once when the language changes later. */
export function useAfterLoad(locale: Locale, prefix: string, signedIn: boolean): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const schedule = () => {
      timer = setTimeout(
        () => {
          hasStarted = true
          import('./start-after-load')
            .then(({ startAfterLoad }) => startAfterLoad({ locale, prefix, signedIn }))
            .catch(() => undefined)
        },
        hasStarted ? 0 : delayMs,
      )
    }
    if (document.readyState === 'complete') schedule()
    else window.addEventListener('load', schedule, { once: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('load', schedule)
    }
  }, [locale, prefix, signedIn])
}
