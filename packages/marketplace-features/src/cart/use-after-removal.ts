import type { CartLine } from '@tradepost/contract'
import { useEffect, useRef, useState } from 'react'

/** Ids of the elements that get the focus after a line was removed. */
export const removeId = (offerId: string): string => `remove-${offerId}`
export const emptyHeadingId = 'cart-empty'

/**
 * Moves the focus after a line was removed: to the next line, the last line, or the heading of the empty cart. If the
 * removal was refused, to the restored line. Returns the title of the removed line, or null.
 */
export function useAfterRemoval(lines: readonly CartLine[]) {
  const ids = lines.map(({ offerId }) => offerId)
  const leaving = useRef<{ offerId: string; index: number; isGone: boolean } | null>(null)
  const [gone, setGone] = useState<{ offerId: string; title: string } | null>(null)
  useEffect(() => {
    const removed = leaving.current
    const isGone = removed !== null && !ids.includes(removed.offerId)
    if (!removed || removed.isGone === isGone) return
    removed.isGone = isGone
    const next = ids[removed.index] ?? ids.at(-1)
    if (isGone) document.getElementById(next === undefined ? emptyHeadingId : removeId(next))?.focus()
    // When a refused removal restores the line, the previously focused element may no longer exist.
    else if (document.activeElement === document.body) document.getElementById(removeId(removed.offerId))?.focus()
  })
  return {
    removed: gone && !ids.includes(gone.offerId) ? gone.title : null,
    onRemove(offerId: string, title: string) {
      leaving.current = { offerId, index: ids.indexOf(offerId), isGone: false }
      setGone({ offerId, title })
    },
  }
}
