import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/** After a step to another page its title is said, and Tab goes on from there. */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    const title = document.querySelector<HTMLElement>('main h1')
    // NOTE: a page that begins in a field, or at what went wrong, has chosen already; an anchor is where it leads.
    if (!title || hash || document.activeElement?.matches('main :is(input, textarea, [tabindex])')) return
    title.tabIndex = -1
    title.focus({ preventScroll: true })
  }, [pathname, hash])
}
