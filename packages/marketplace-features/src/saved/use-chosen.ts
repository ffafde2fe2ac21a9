import { type ReactNode, useEffect, useRef, useState } from 'react'

/** The values ticked under one name somewhere inside `place`, before a script ran as well; `children` are where the boxes are. */
export function useChosen(name: string, children: ReactNode) {
  const place = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<readonly string[]>([])
  // Other children are other boxes.
  useEffect(() => {
    const within = place.current
    const recount = () => {
      const boxes = within?.querySelectorAll<HTMLInputElement>(`input[name="${name}"]:checked`) ?? []
      const now = [...new Set([...boxes].map(({ value }) => value))]
      setChosen((before) => (before.join() === now.join() ? before : now))
    }
    recount()
    // The browser's own event: React takes a tick that was refused for one that stayed, and misses the next.
    within?.addEventListener('change', recount)
    return () => within?.removeEventListener('change', recount)
  }, [name, children])
  return { place, chosen }
}
