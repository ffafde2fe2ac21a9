import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'

const pollMs = 1500

/** Loads the page again every second until work in the background has ended. */
export function usePolling(isRunning: boolean) {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isRunning || state !== 'idle') return
    const timer = setTimeout(revalidate, pollMs)
    return () => clearTimeout(timer)
  }, [isRunning, revalidate, state])
}
