import { useEffect, useRef } from 'react'
import { lastingStorage } from '../kernel/browser-storage/index.ts'

/** The address the first visit came from, if the visitor consented to storing it. */
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
