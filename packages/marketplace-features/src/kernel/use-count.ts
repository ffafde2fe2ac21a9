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
 * Returns props for an element that shows a count. Shortens large counts to "1.2K+ offers" and puts the exact count
 * into `title`. Without a message id, shows only the number.
 */
export function useShortCount() {
  const t = useT()
  return (count: number, id?: 'catalog.offers') => {
    const words = (n: string, of = count) => (id ? t(id, { count: of, n }) : n)
    const exact = words(formatNumber(count))
    if (count < 1000) return { children: exact }
    // Choose the plural form by the shown number, in whole thousands, not by the exact count.
    return { title: exact, children: words(formatCount(count), Math.floor(count / 1000) * 1000) }
  }
}

/** `span({ unit: 'day', count: 3 })`: a duration in words. */
export function useSpan() {
  const count = useCount()
  return ({ unit, count: amount }: { unit: 'day' | 'hour' | 'minute'; count: number }) =>
    count(`offer.${unit}s`, amount)
}
