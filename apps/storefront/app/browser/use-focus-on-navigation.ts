import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/** Moves the focus to the title of the next page, so that screen readers announce it and Tab continues from there. */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    const title = document.querySelector<HTMLElement>('main h1')
    // Keep the focus of a page that sets its own (a field, an error), and of an anchor.
    if (!title || hash || document.activeElement?.matches('main :is(input, textarea, [tabindex])')) return
    title.tabIndex = -1
    title.focus({ preventScroll: true })
  }, [pathname, hash])
}
