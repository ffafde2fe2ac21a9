import { mostCounted } from '@tradepost/contract/constants'
import type { MessageId } from '@tradepost/i18n'
import { formatNumber } from '@tradepost/i18n/format'
import { useT } from '@tradepost/i18n/react'

/** `count('catalog.offers', 1200)`: the plural form by the number, the number with commas in every script. */
export function useCount() {
  const t = useT()
  return (id: MessageId, count: number, values: Record<string, string> = {}) =>
    t(id, { count, n: formatNumber(count), ...values })
}

/** `offersFound('catalog.results', 3000)`: "3,000+" where the gateway counted no further. */
export function useOffersFound() {
  const count = useCount()
  return (id: MessageId, found: number) =>
    count(id, found, found < mostCounted ? {} : { n: `${formatNumber(mostCounted)}+` })
}

/** A duration in words, in the unit it is told in. */
export function useSpan() {
  const count = useCount()
  return ({ unit, count: amount }: { unit: 'day' | 'hour' | 'minute'; count: number }) =>
    count(`offer.${unit}s`, amount)
}
