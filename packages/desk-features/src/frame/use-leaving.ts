import { useLocation, useNavigation } from '@remix-run/react'
import { useEffect, useState } from 'react'

/** A page that comes within this time replaces the one before it at once. */
const patienceMs = 250

/**
 * The path of another page that is on its way and takes long, whose heading the frame then shows; null otherwise. A form,
 * another filter and another page of a list keep what is shown.
 */
export function useLeaving(): string | null {
  const { state, location, formData } = useNavigation()
  const { pathname } = useLocation()
  const to = state === 'loading' && !formData && location.pathname !== pathname ? location.pathname : null
  const [late, setLate] = useState<string | null>(null)
  useEffect(() => {
    if (to === null) return setLate(null)
    const timer = setTimeout(setLate, patienceMs, to)
    return () => clearTimeout(timer)
  }, [to])
  return to === null || late !== to ? null : to
}
