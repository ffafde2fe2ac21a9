import { useEffect } from 'react'

/**
 * Scrolls the control that Tab reached wholly into view. Browsers leave one where it is as soon as a part of it can be
 * seen, so that its words may stay outside of the window or of a row that scrolls.
 */
export function useFocusInView(): void {
  useEffect(() => {
    // Not on `focusin`: a press of the mouse gives the focus too, and the page must not move under it.
    const onKeyUp = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') document.activeElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
    document.addEventListener('keyup', onKeyUp)
    return () => document.removeEventListener('keyup', onKeyUp)
  }, [])
}
