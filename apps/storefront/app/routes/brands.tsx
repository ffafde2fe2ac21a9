import { useLoaderData } from '@remix-run/react'
import { BrandsPage } from '@tradepost/marketplace-features/catalog'
import { loadBrands } from '@tradepost/marketplace-features/catalog/server'
import { metaFromData } from '~/document/page-meta'
import { page } from '~/page/page.server'

export const handle = { routeName: 'brands', layout: 'web' }
export const loader = page(['catalog'], (context) => loadBrands(context))
export const meta = metaFromData

export default function BrandsRoute() {
  const { popular, newest, topSellers } = useLoaderData<typeof loader>()
  return <BrandsPage popular={popular} newest={newest} topSellers={topSellers} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
