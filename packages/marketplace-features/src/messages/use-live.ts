import { useNavigation, useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'

const againMs = 15_000
/** For how long a page nobody looks at keeps its stream: a person may follow only so many, and a phone saves its battery. */
const unseenMs = 10_000
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

/**
 * Listens to the stream, where there is one, while the page is looked at, and keeps it up to date by it; answers whether
 * it is cut off. A page that is looked at again asks for what it missed.
 */
export function useLive(url: string | null): boolean {
  const [lost, setLost] = useState(false)
  const { missed, look } = useAnew()
  useEffect(() => {
    let source: EventSource | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let leaving: ReturnType<typeof setTimeout> | undefined
    const tell = () => {
      missed.current = true
      look.current()
    }
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
    const letGo = () => {
      clearTimeout(timer)
      source?.close()
      source = undefined
    }
    const turned = () => {
      clearTimeout(leaving)
      if (document.visibilityState !== 'visible') {
        leaving = setTimeout(letGo, unseenMs)
        return
      }
      if (url && !source) {
        open(url)
        missed.current = true
      }
      look.current()
    }
    if (url && document.visibilityState === 'visible') open(url)
    document.addEventListener('visibilitychange', turned)
    return () => {
      document.removeEventListener('visibilitychange', turned)
      clearTimeout(leaving)
      letGo()
    }
  }, [url, missed, look])
  return lost
}
