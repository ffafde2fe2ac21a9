import { useLoaderData } from '@remix-run/react'
import { CategoryPage } from '@tradepost/marketplace-features/catalog'
import { loadCategory } from '@tradepost/marketplace-features/catalog/server'
import { metaFromData } from '~/page-meta'
import { idParam } from '~/server/id-param.server'
import { page } from '~/server/page.server'

export const handle = { routeName: 'categories', layout: 'web' }
export const loader = page(['catalog', 'offer'], (context, args) => loadCategory(context, idParam(args)))
export const meta = metaFromData

export default function CategoryRoute() {
  const { category, offers } = useLoaderData<typeof loader>()
  return <CategoryPage category={category} offers={offers} />
}
export { RouteError as ErrorBoundary } from '~/route-error'
