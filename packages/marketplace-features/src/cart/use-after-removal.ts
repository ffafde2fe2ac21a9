import type { CartLine } from '@tradepost/contract'
import { useEffect, useRef, useState } from 'react'

/** Ids of what takes the focus once a line is gone. */
export const removeId = (offerId: string): string => `remove-${offerId}`
export const emptyHeadingId = 'cart-empty'

/**
 * Moves the focus after a line was removed: to the next line, the last one, or the heading of an empty cart; to the
 * line itself where that was refused. Answers with the title of what is gone; null where nothing is.
 */
export function useAfterRemoval(lines: readonly CartLine[]) {
  const ids = lines.map(({ offerId }) => offerId)
  const leaving = useRef<{ offerId: string; at: number; isGone: boolean } | null>(null)
  const [gone, setGone] = useState<{ offerId: string; title: string } | null>(null)
  useEffect(() => {
    const left = leaving.current
    const isGone = left !== null && !ids.includes(left.offerId)
    if (!left || left.isGone === isGone) return
    left.isGone = isGone
    const next = ids[left.at] ?? ids.at(-1)
    if (isGone) document.getElementById(next === undefined ? emptyHeadingId : removeId(next))?.focus()
    // The target may be gone once the line has returned.
    else if (document.activeElement === document.body) document.getElementById(removeId(left.offerId))?.focus()
  })
  return {
    removed: gone && !ids.includes(gone.offerId) ? gone.title : null,
    onRemove(offerId: string, title: string) {
      leaving.current = { offerId, at: ids.indexOf(offerId), isGone: false }
      setGone({ offerId, title })
    },
  }
}
