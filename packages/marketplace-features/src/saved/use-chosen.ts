import { type ReactNode, useEffect, useRef, useState } from 'react'

/** The values of the ticked checkboxes with this name inside `place`, also of boxes ticked before hydration. */
export function useChosen(name: string, children: ReactNode) {
  const place = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<readonly string[]>([])
  // Count again when the children change.
  useEffect(() => {
    const within = place.current
    const recount = () => {
      const boxes = within?.querySelectorAll<HTMLInputElement>(`input[name="${name}"]:checked`) ?? []
      const now = [...new Set([...boxes].map(({ value }) => value))]
      setChosen((before) => (before.join() === now.join() ? before : now))
    }
    recount()
    // A native listener: after a cancelled click, React misses the next change event.
    within?.addEventListener('change', recount)
    return () => within?.removeEventListener('change', recount)
  }, [name, children])
  return { place, chosen }
}
