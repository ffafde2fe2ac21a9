import { type RefObject, useEffect } from 'react'

/** How far from its end a thread still counts as read to the end. */
const nearEnd = 80

/** Keeps the newest message in view: when it comes, and when the room for the thread changes. */
export function useNewestInView(log: RefObject<HTMLElement>, newest: number, pending: string | null) {
  useEffect(() => {
    const pane = log.current
    if (pane && (newest > 0 || pending)) pane.scrollTop = pane.scrollHeight
  }, [log, newest, pending])
  useEffect(() => {
    const pane = log.current
    if (!pane) return
    let atEnd = true
    const look = () => {
      atEnd = pane.scrollHeight - pane.scrollTop - pane.clientHeight < nearEnd
    }
    const room = new ResizeObserver(() => {
      if (atEnd) pane.scrollTop = pane.scrollHeight
    })
    pane.addEventListener('scroll', look, { passive: true })
    room.observe(pane)
    return () => {
      pane.removeEventListener('scroll', look)
      room.disconnect()
    }
  }, [log])
}
