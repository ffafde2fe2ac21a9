import { useEffect, useRef } from 'react'
import { lastingStorage } from '../kernel/browser-storage/index.ts'

/** Where the first visit came from, as this browser remembers it; nothing where nobody agreed to remembering. */
export function ReferrerField() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    try {
      const { referrerUrl } = JSON.parse(lastingStorage.getItem('attribution') ?? '{}') as { referrerUrl?: unknown }
      if (field.current && typeof referrerUrl === 'string') field.current.value = referrerUrl
    } catch {
      // Somebody else's text under this name says nothing.
    }
  }, [])
  return <input ref={field} type="hidden" name="referrerUrl" defaultValue="" />
}
