import { useNavigation, useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'

const againMs = 15_000
const happenings = ['message', 'read', 'reset'] as const

/** Asks for the page again once something changed and it is looked at; answers how to say that something changed. */
function useAnew() {
  const { state, revalidate } = useRevalidator()
  const navigation = useNavigation()
  const missed = useRef(false)
  const look = useRef(() => {})
  useEffect(() => {
    // NOTE: asked while an answer is on its way, that one would be broken off; so it is asked once more when it is there.
    const isIdle = state === 'idle' && navigation.state === 'idle'
    look.current = () => {
      if (!missed.current || !isIdle || document.visibilityState !== 'visible') return
      missed.current = false
      look.current = () => {}
      revalidate()
    }
    look.current()
  })
  return { missed, look }
}

/** Listens to the stream, where there is one, and keeps the page up to date by it; answers whether it is cut off. */
export function useLive(url: string | null): boolean {
  const [lost, setLost] = useState(false)
  const { missed, look } = useAnew()
  useEffect(() => {
    let source: EventSource | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const tell = () => {
      missed.current = true
      look.current()
    }
    const seen = () => look.current()
    const greeted = ({ data }: MessageEvent<string>) => /"unread":[1-9]/.test(data) && tell()
    function open(address: string) {
      const stream = new EventSource(address)
      source = stream
      stream.onopen = () => setLost(false)
      stream.onerror = () => {
        // NOTE: a browser comes again by itself after a break, but not after a refusal.
        if (stream.readyState !== EventSource.CLOSED) return
        setLost(true)
        timer = setTimeout(open, againMs, address)
      }
      stream.addEventListener('hello', greeted)
      for (const name of happenings) stream.addEventListener(name, tell)
    }
    if (url) open(url)
    document.addEventListener('visibilitychange', seen)
    return () => {
      document.removeEventListener('visibilitychange', seen)
      clearTimeout(timer)
      source?.close()
    }
  }, [url, missed, look])
  return lost
}
