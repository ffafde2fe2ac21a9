import { useEffect, useState } from 'react'

/** The time of the page as the server saw it, then ticking, so that both render the same words at first. */
export function useNow(initial: string): Date {
  const [now, setNow] = useState(() => new Date(initial))
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
