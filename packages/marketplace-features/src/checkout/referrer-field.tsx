import { useEffect, useRef } from 'react'
import { lastingStorage } from '../kernel/browser-storage/index.ts'

/** Hidden field with the referrer of the first visit, if the visitor consented to storing it. */
export function ReferrerField() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    try {
      const { referrerUrl } = JSON.parse(lastingStorage.getItem('attribution') ?? '{}') as { referrerUrl?: unknown }
      if (field.current && typeof referrerUrl === 'string') field.current.value = referrerUrl
    } catch {
      // Ignore a stored text that is not valid JSON.
    }
  }, [])
  return <input ref={field} type="hidden" name="referrerUrl" defaultValue="" />
}
