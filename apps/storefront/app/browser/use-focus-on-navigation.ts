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
    // Do not move the focus if the page has focused a field or an error, or if the address has an anchor.
    if (!title || hash || document.activeElement?.matches('main :is(input, textarea, [tabindex])')) return
    title.tabIndex = -1
    title.focus({ preventScroll: true })
  }, [pathname, hash])
}
