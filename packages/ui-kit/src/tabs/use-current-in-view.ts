import { type RefObject, useEffect } from 'react'

/** Brings the current one of a row that scrolls sideways into its middle; the page itself stays where it is. */
export const useCurrentInView = (row: RefObject<HTMLElement>, current: string | undefined): void => {
  useEffect(() => {
    const element = row.current
    if (!element || current === undefined) return
    // Watched, because a row that is not shown yet has no middle, and its names grow when their font comes.
    const watcher = new ResizeObserver(() => {
      const tab = element.querySelector<HTMLElement>('[aria-current=page]')
      if (tab) element.scrollLeft = tab.offsetLeft - (element.clientWidth - tab.offsetWidth) / 2
    })
    for (const box of [element, ...element.querySelectorAll('a')]) watcher.observe(box)
    return () => watcher.disconnect()
  }, [row, current])
}
