import { useEffect, useState } from 'react'

const delayMs = 180

/** True once `underWay` has been true for 180 ms, so that fast loads show no flickering placeholder. */
export function useLate(underWay: boolean): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!underWay) return setLate(false)
    const timer = setTimeout(() => setLate(true), delayMs)
    return () => clearTimeout(timer)
  }, [underWay])
  return late && underWay
}
