import { useLoaderData } from '@remix-run/react'
import { SharingPage } from '@tradepost/marketplace-features/catalog'
import { loadSharing } from '@tradepost/marketplace-features/catalog/server'
import { metaFromData } from '~/document/page-meta'
import { page } from '~/page/page.server'

export const handle = { routeName: 'categories', layout: 'web' }
export const loader = page(['catalog', 'offer'], (context) => loadSharing(context, 'category'))
export const meta = metaFromData

export default function SharingRoute() {
  const { category, offers, periods } = useLoaderData<typeof loader>()
  return <SharingPage category={category} offers={offers} periods={periods} variant="category" />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
