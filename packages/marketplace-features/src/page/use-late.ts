import { useEffect, useState } from 'react'

const patience = 180

/** True once something has been under way for longer than a blink; what is quick never flickers. */
export function useLate(underWay: boolean): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!underWay) return setLate(false)
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [underWay])
  return late && underWay
}
