import { secondMs } from '@tradepost/domain/time/durations'
import { useEffect, useState } from 'react'

/** A countdown in minutes and seconds to an instant; null once it has passed. */
export function useCountdown(until: string, initial: string): string | null {
  const [now, setNow] = useState(() => Date.parse(initial))
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, secondMs)
    return () => clearInterval(timer)
  }, [])
  const left = Date.parse(until) - now
  return left < 0 ? null : clockOf(left)
}

/** Formats a duration in milliseconds as minutes and seconds: "29:59". */
export function clockOf(ms: number): string {
  const seconds = Math.floor(ms / secondMs)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
