import { useEffect, useRef, useState } from 'react'

const againMs = 15_000
const happenings = ['message', 'read', 'reset'] as const

/** Listens to the stream, where there is one, and tells that something changed, once the page is looked at; answers whether it is cut off. */
export function useLive(url: string | null, onChange: () => void): boolean {
  const [lost, setLost] = useState(false)
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    let source: EventSource | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let missed = false
    const tell = () => {
      missed = document.visibilityState !== 'visible'
      if (!missed) latest.current()
    }
    const look = () => missed && tell()
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
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      clearTimeout(timer)
      source?.close()
    }
  }, [url])
  return lost
}
