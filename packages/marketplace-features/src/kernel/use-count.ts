import type { MessageId } from '@tradepost/i18n'
import { formatCount, formatNumber } from '@tradepost/i18n/format'
import { useT } from '@tradepost/i18n/react'

/** `count('catalog.offers', 1200)`: the plural form of the number, with thousands separators in every script. */
export function useCount() {
  const t = useT()
  return (id: MessageId, count: number, values: Record<string, string> = {}) =>
    t(id, { count, n: formatNumber(count), ...values })
}

/**
 * Props of an element that shows a count, shortened if large: "1.2K+ offers", with the exact count as title. Without
 * an id, only the number.
 */
export function useShortCount() {
  const t = useT()
  return (count: number, id?: 'catalog.offers') => {
    const words = (n: string, of = count) => (id ? t(id, { count: of, n }) : n)
    const exact = words(formatNumber(count))
    if (count < 1000) return { children: exact }
    // The plural follows the number shown, in whole thousands, not the exact count.
    return { title: exact, children: words(formatCount(count), Math.floor(count / 1000) * 1000) }
  }
}

/** A duration in words, in the given unit. */
export function useSpan() {
  const count = useCount()
  return ({ unit, count: amount }: { unit: 'day' | 'hour' | 'minute'; count: number }) =>
    count(`offer.${unit}s`, amount)
}
