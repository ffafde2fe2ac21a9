import { type KeyboardEvent, type RefObject, useState } from 'react'

/** Makes a toolbar one stop of the Tab key. Arrow keys, Home and End move within it. */
export function useToolbarKeys(toolbar: RefObject<HTMLElement | null>) {
  const [stop, setStop] = useState(0)
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(toolbar.current?.querySelectorAll('button') ?? [])]
    const at = buttons.indexOf(event.target as HTMLButtonElement)
    const isMirrored = toolbar.current ? getComputedStyle(toolbar.current).direction === 'rtl' : false
    const forward = isMirrored ? 'ArrowLeft' : 'ArrowRight'
    const back = isMirrored ? 'ArrowRight' : 'ArrowLeft'
    const to = { [forward]: at + 1, [back]: at - 1, Home: 0, End: buttons.length - 1 }[event.key]
    if (to === undefined || at < 0) return
    event.preventDefault()
    const next = (to + buttons.length) % buttons.length
    setStop(next)
    buttons[next]?.focus()
  }
  return { onKeyDown, tabIndexOf: (index: number) => (index === stop ? 0 : -1) }
}
