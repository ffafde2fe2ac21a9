import type { CartLine } from '@tradepost/contract'
import { useEffect, useRef, useState } from 'react'

/** Ids of what takes the focus once a line is gone. */
export const removeId = (offerId: string): string => `remove-${offerId}`
export const emptyHeadingId = 'cart-empty'

/**
 * Where somebody goes on after taking a line out: at the next line, the last one, or the heading of an empty cart.
 * Answers with the title of what is gone; null where nothing is, or where the removal was refused.
 */
export function useAfterRemoval(lines: readonly CartLine[]) {
  const ids = lines.map(({ offerId }) => offerId)
  const leaving = useRef<{ offerId: string; at: number } | null>(null)
  const [gone, setGone] = useState<{ offerId: string; title: string } | null>(null)
  useEffect(() => {
    const left = leaving.current
    if (!left || ids.includes(left.offerId)) return
    leaving.current = null
    const next = ids[left.at] ?? ids.at(-1)
    document.getElementById(next === undefined ? emptyHeadingId : removeId(next))?.focus()
  })
  return {
    removed: gone && !ids.includes(gone.offerId) ? gone.title : null,
    onRemove(offerId: string, title: string) {
      leaving.current = { offerId, at: ids.indexOf(offerId) }
      setGone({ offerId, title })
    },
  }
}
