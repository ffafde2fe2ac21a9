import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'

/** The values ticked under one name somewhere inside `place`, before a script ran as well; `children` are where the boxes are. */
export function useChosen(name: string, children: ReactNode) {
  const place = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const recount = useCallback(() => {
    const boxes = place.current?.querySelectorAll<HTMLInputElement>(`input[name="${name}"]:checked`) ?? []
    const now = [...new Set([...boxes].map(({ value }) => value))]
    setChosen((before) => (before.join() === now.join() ? before : now))
  }, [name])
  // Other children are other boxes.
  useEffect(recount, [recount, children])
  return { place, chosen, recount }
}
