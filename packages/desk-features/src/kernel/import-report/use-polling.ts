import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'

const pollMs = 1500

/** Loads the page again and again until work in the background has ended. */
export function usePolling(isRunning: boolean, everyMs = pollMs) {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isRunning || state !== 'idle') return
    const timer = setTimeout(revalidate, everyMs)
    return () => clearTimeout(timer)
  }, [isRunning, everyMs, revalidate, state])
}
