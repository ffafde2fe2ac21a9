import { type RefObject, useEffect } from 'react'

/** Closes a `<details>` on a press outside, on Escape, on a chosen item and, with `closeOnScroll`, on scrolling. */
export const useDismiss = (details: RefObject<HTMLDetailsElement>, closeOnScroll: boolean): void => {
  useEffect(() => {
    const element = details.current
    if (!element) return
    const close = () => {
      element.open = false
    }
    const onPress = (event: Event) => {
      if (element.open && !event.composedPath().includes(element)) close()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.open) return
      close()
      if (element.contains(document.activeElement)) element.querySelector('summary')?.focus()
    }
    const onScroll = () => element.open && close()
    // A router changes the page without a reload, so a followed link must close its menu.
    const onClick = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a[href], [data-menu-item]')) close()
    }
    const stop = new AbortController()
    const { signal } = stop
    element.addEventListener('click', onClick, { signal })
    document.addEventListener('pointerdown', onPress, { signal })
    document.addEventListener('keydown', onKey, { signal })
    if (closeOnScroll) window.addEventListener('scroll', onScroll, { signal, passive: true })
    return () => stop.abort()
  }, [details, closeOnScroll])
}
