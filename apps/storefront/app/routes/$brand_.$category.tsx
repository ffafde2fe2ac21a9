import { useLoaderData } from '@remix-run/react'
import { BrandCategoryPage } from '@tradepost/marketplace-features/catalog'
import { loadBrandCategory } from '@tradepost/marketplace-features/catalog/server'
import { metaFromData } from '~/page-meta'
import { page } from '~/server/page.server'

export const handle = {
  routeName: 'brand-category',
  layout: 'web',
  primaryHeader: (data: unknown) => (data as { primaryHeader?: boolean } | undefined)?.primaryHeader ?? false,
}
export const loader = page(['catalog', 'offer'], (context, { params }) =>
  loadBrandCategory(context, params.brand ?? '', params.category ?? ''),
)
export const meta = metaFromData

export default function BrandCategoryRoute() {
  const { entry, listing, sellers } = useLoaderData<typeof loader>()
  return <BrandCategoryPage entry={entry} listing={listing} sellers={sellers} />
}
export { RouteError as ErrorBoundary } from '~/route-error'
