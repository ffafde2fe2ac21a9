import { type RefObject, useEffect } from 'react'

/** Brings the current one of a row that scrolls sideways into its middle; the page itself stays where it is. */
export const useCurrentInView = (row: RefObject<HTMLElement>, current: string | undefined): void => {
  // The effect asks the page, not its arguments: another current one is why it runs again.
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current=page]')
    if (row.current && tab) row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2
  }, [row, current])
}
