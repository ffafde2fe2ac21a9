import { type RefObject, useEffect } from 'react'

/** Scrolls a horizontal row so that its current item is in the centre. Does not scroll the page. */
export const useCurrentInView = (row: RefObject<HTMLElement>, current: string | undefined): void => {
  useEffect(() => {
    const element = row.current
    if (!element || current === undefined) return
    // The size of the row changes when the row is first shown and when its font has loaded.
    const watcher = new ResizeObserver(() => {
      const tab = element.querySelector<HTMLElement>('[aria-current=page]')
      if (tab) element.scrollLeft = tab.offsetLeft - (element.clientWidth - tab.offsetWidth) / 2
    })
    for (const box of [element, ...element.querySelectorAll('a')]) watcher.observe(box)
    return () => watcher.disconnect()
  }, [row, current])
}
