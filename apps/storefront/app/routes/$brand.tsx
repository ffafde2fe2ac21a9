import { useLoaderData } from '@remix-run/react'
import { BrandPage } from '@tradepost/marketplace-features/catalog'
import { loadBrand } from '@tradepost/marketplace-features/catalog/server'
import { metaFromData } from '~/document/page-meta'
import { page } from '~/page/page.server'

export const handle = { routeName: 'brand', layout: 'web' }
export const loader = page(['catalog', 'offer'], (context, { params }) => loadBrand(context, params.brand ?? ''))
export const meta = metaFromData

export default function BrandRoute() {
  const { brand, groups, sellers } = useLoaderData<typeof loader>()
  return <BrandPage brand={brand} groups={groups} sellers={sellers} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
