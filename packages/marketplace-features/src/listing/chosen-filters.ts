import { formatMoney } from '@tradepost/i18n/format'
import type { Translate } from '@tradepost/i18n/react'
import type { ListingQuery } from './listing-query.ts'
import type { Listing } from './server.ts'

interface Chosen {
  label: string
  /** The query without this filter. */
  without: ListingQuery
}

/** Labels of the chosen filters, each with the query that removes the filter. */
export function chosenFilters(query: ListingQuery, { frame, page }: Listing, t: Translate): Chosen[] {
  const rest = { ...query, pageNo: 1 }
  const chosen: Chosen[] = []
  const { priceMin, priceMax, ...unpriced } = rest
  if (priceMin !== undefined || priceMax !== undefined) {
    const amount = (minor: number) => formatMoney({ minor, currency: frame.currency })
    const label =
      priceMin === undefined
        ? t('catalog.priceUpTo', { max: amount(priceMax ?? 0) })
        : priceMax === undefined
          ? t('catalog.priceFrom', { min: amount(priceMin) })
          : t('catalog.priceBetween', { min: amount(priceMin), max: amount(priceMax) })
    chosen.push({ label, without: unpriced })
  }
  if (query.delivery) {
    const { delivery, ...without } = rest
    chosen.push({ label: t(delivery === 'im' ? 'catalog.deliveryIm' : 'catalog.deliveryPlatform'), without })
  }
  if (query.inStock) chosen.push({ label: t('catalog.filterInStock'), without: { ...rest, inStock: false } })
  if (query.instant) chosen.push({ label: t('catalog.filterInstant'), without: { ...rest, instant: false } })
  if (query.verified) chosen.push({ label: t('catalog.filterVerified'), without: { ...rest, verified: false } })
  for (const { attributeId, values } of query.attributes) {
    const facet = page.facets.find((one) => one.attributeId === attributeId)
    for (const value of values) {
      const attributes = rest.attributes
        .map((one) =>
          one.attributeId === attributeId ? { ...one, values: one.values.filter((v) => v !== value) } : one,
        )
        .filter((one) => one.values.length > 0)
      const valueLabel = facet?.values.find((one) => one.value === value)?.label ?? value
      chosen.push({ label: facet ? `${facet.name}: ${valueLabel}` : valueLabel, without: { ...rest, attributes } })
    }
  }
  return chosen
}
