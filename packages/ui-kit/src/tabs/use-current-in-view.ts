import { type RefObject, useEffect } from 'react'

/** Scrolls the current item of a horizontal row to its centre, without scrolling the page. */
export const useCurrentInView = (row: RefObject<HTMLElement>, current: string | undefined): void => {
  useEffect(() => {
    const element = row.current
    if (!element || current === undefined) return
    // Observes the row's size, which changes when it is first shown and when its font loads.
    const watcher = new ResizeObserver(() => {
      const tab = element.querySelector<HTMLElement>('[aria-current=page]')
      if (tab) element.scrollLeft = tab.offsetLeft - (element.clientWidth - tab.offsetWidth) / 2
    })
    for (const box of [element, ...element.querySelectorAll('a')]) watcher.observe(box)
    return () => watcher.disconnect()
  }, [row, current])
}
