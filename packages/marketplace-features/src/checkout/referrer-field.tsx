import { useEffect, useRef } from 'react'

/** Where the first visit came from, as this browser remembers it; nothing where nobody agreed to remembering. */
export function ReferrerField() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    try {
      const { referrerUrl } = JSON.parse(localStorage.getItem('attribution') ?? '{}') as { referrerUrl?: unknown }
      if (field.current && typeof referrerUrl === 'string') field.current.value = referrerUrl
    } catch {
      // A browser that keeps nothing remembers nothing.
    }
  }, [])
  return <input ref={field} type="hidden" name="referrerUrl" defaultValue="" />
}
