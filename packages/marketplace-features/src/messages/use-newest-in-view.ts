import { type RefObject, useEffect } from 'react'

/** Distance in pixels from the end within which a thread counts as scrolled to the end. */
const nearEnd = 80

/** Scrolls the newest message into view when the message arrives and when the pane is resized. */
export function useNewestInView(log: RefObject<HTMLElement>, newest: number, pending: string | null) {
  useEffect(() => {
    const pane = log.current
    if (pane && (newest > 0 || pending)) pane.scrollTop = pane.scrollHeight
  }, [log, newest, pending])
  useEffect(() => {
    const pane = log.current
    if (!pane) return
    let atEnd = true
    const onScroll = () => {
      atEnd = pane.scrollHeight - pane.scrollTop - pane.clientHeight < nearEnd
    }
    const resizeObserver = new ResizeObserver(() => {
      if (atEnd) pane.scrollTop = pane.scrollHeight
    })
    pane.addEventListener('scroll', onScroll, { passive: true })
    resizeObserver.observe(pane)
    return () => {
      pane.removeEventListener('scroll', onScroll)
      resizeObserver.disconnect()
    }
  }, [log])
}
