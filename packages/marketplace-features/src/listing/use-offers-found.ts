import { mostCounted } from '@tradepost/domain/limits/list-limits'
import type { MessageId } from '@tradepost/i18n'
import { formatNumber } from '@tradepost/i18n/format'
import { useCount } from '../kernel/use-count.ts'

/** `offersFound('catalog.results', 3000)`: the number of offers, as "3,000+" where the gateway stopped counting. */
export function useOffersFound() {
  const count = useCount()
  return (id: MessageId, total: number) =>
    count(id, total, total < mostCounted ? {} : { n: `${formatNumber(mostCounted)}+` })
}
