import type { CartLine } from '@tradepost/contract'
import { useEffect, useRef, useState } from 'react'

/** Ids of the elements that get the focus after a line was removed. */
export const removeId = (offerId: string): string => `remove-${offerId}`
export const emptyHeadingId = 'cart-empty'

/**
 * Moves the focus after a line was removed: to the next line, the last line, or the heading of the empty cart. If the
 * removal was refused, to the line itself. Returns the title of the removed line, or null.
 */
export function useAfterRemoval(lines: readonly CartLine[]) {
  const ids = lines.map(({ offerId }) => offerId)
  const leaving = useRef<{ offerId: string; index: number; isGone: boolean } | null>(null)
  const [gone, setGone] = useState<{ offerId: string; title: string } | null>(null)
  useEffect(() => {
    const left = leaving.current
    const isGone = left !== null && !ids.includes(left.offerId)
    if (!left || left.isGone === isGone) return
    left.isGone = isGone
    const next = ids[left.index] ?? ids.at(-1)
    if (isGone) document.getElementById(next === undefined ? emptyHeadingId : removeId(next))?.focus()
    // When a line comes back, the element that got the focus may no longer exist.
    else if (document.activeElement === document.body) document.getElementById(removeId(left.offerId))?.focus()
  })
  return {
    removed: gone && !ids.includes(gone.offerId) ? gone.title : null,
    onRemove(offerId: string, title: string) {
      leaving.current = { offerId, index: ids.indexOf(offerId), isGone: false }
      setGone({ offerId, title })
    },
  }
}
