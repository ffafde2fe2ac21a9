import { useNavigation, useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'

const retryMs = 15_000
/** A hidden page closes its stream after this time, to save battery and because a user's streams are limited. */
const hiddenMs = 10_000
const eventNames = ['message', 'read', 'reset'] as const

/** Revalidates the page when something changed and the page is visible. */
function useRevalidateWhenVisible() {
  const { state, revalidate } = useRevalidator()
  const navigation = useNavigation()
  const missed = useRef(false)
  const refresh = useRef(() => {})
  useEffect(() => {
    // Revalidating now would cancel a navigation in progress, so wait until it ends.
    const isIdle = state === 'idle' && navigation.state === 'idle'
    refresh.current = () => {
      if (!missed.current || !isIdle || document.visibilityState !== 'visible') return
      missed.current = false
      refresh.current = () => {}
      revalidate()
    }
    refresh.current()
  })
  return { missed, refresh }
}

/**
 * Listens to the event stream while the page is visible and revalidates the page on every event. A page that becomes
 * visible again also revalidates. Returns true if the stream is lost.
 */
export function useLive(url: string | null): boolean {
  const [lost, setLost] = useState(false)
  const { missed, refresh } = useRevalidateWhenVisible()
  useEffect(() => {
    let source: EventSource | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let closeTimer: ReturnType<typeof setTimeout> | undefined
    const onChange = () => {
      missed.current = true
      refresh.current()
    }
    const onHello = ({ data }: MessageEvent<string>) => /"unread":[1-9]/.test(data) && onChange()
    function open(address: string) {
      const stream = new EventSource(address)
      source = stream
      stream.onopen = () => setLost(false)
      stream.onerror = () => {
        // Browsers reconnect after a break, but not after an error status.
        if (stream.readyState !== EventSource.CLOSED) return
        setLost(true)
        timer = setTimeout(open, retryMs, address)
      }
      stream.addEventListener('hello', onHello)
      for (const name of eventNames) stream.addEventListener(name, onChange)
    }
    const close = () => {
      clearTimeout(timer)
      source?.close()
      source = undefined
    }
    const onVisibilityChange = () => {
      clearTimeout(closeTimer)
      if (document.visibilityState !== 'visible') {
        closeTimer = setTimeout(close, hiddenMs)
        return
      }
      if (url && !source) {
        open(url)
        missed.current = true
      }
      refresh.current()
    }
    if (url && document.visibilityState === 'visible') open(url)
    document.addEventListener('visibilitychange', onVisibilityChange)
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange)
      clearTimeout(closeTimer)
      close()
    }
  }, [url, missed, refresh])
  return lost
}
