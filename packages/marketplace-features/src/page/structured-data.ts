import type { Money, OfferCard } from '@tradepost/contract'
import { currencyDigits } from '@tradepost/i18n/format'
import { paths } from '../kernel/paths/index.ts'
import type { FeatureContext } from '../kernel/server.ts'

type Data = Record<string, unknown>

/** The absolute address of a path, in the language of the page. */
export const addressOf = ({ tenant, prefix }: Pick<FeatureContext, 'tenant' | 'prefix'>, path: string): string =>
  `${tenant.origin}${prefix}${path}`

/** An amount in major units with a decimal point and the currency's digits, for structured data. */
export const priceText = ({ minor, currency }: Money): string => {
  const digits = currencyDigits(currency)
  return (minor / 10 ** digits).toFixed(digits)
}

/** Breadcrumbs as structured data, home first. */
export const trailData = (
  ctx: Pick<FeatureContext, 'tenant' | 'prefix'>,
  steps: readonly { name: string; path: string }[],
): Data => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: ctx.tenant.displayName, path: '/' }, ...steps].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: addressOf(ctx, path),
  })),
})

/** A list of pages as structured data. Empty for an empty list. */
export function listData(
  ctx: Pick<FeatureContext, 'tenant' | 'prefix'>,
  items: readonly { name: string; path: string | null }[],
): Data[] {
  const shown = items.flatMap(({ name, path }) => (path === null ? [] : [{ name, path }]))
  if (shown.length === 0) return []
  return [
    {
      '@type': 'ItemList',
      numberOfItems: shown.length,
      itemListElement: shown.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: addressOf(ctx, path),
      })),
    },
  ]
}

/** Offers as items for `listData`. */
export const offerItems = (offers: readonly Pick<OfferCard, 'id' | 'title'>[]) =>
  offers.map(({ id, title }) => ({ name: title, path: paths.item(id) }))

/** Brands as items for `listData`. */
export const brandItems = (brands: readonly { brandName: string; brandAlias: string }[]) =>
  brands.map(({ brandName, brandAlias }) => ({ name: brandName, path: paths.brand(brandAlias) }))
