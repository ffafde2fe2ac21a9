import { useLoaderData } from '@remix-run/react'
import { SiteReviewsPage } from '@tradepost/marketplace-features/landing'
import { loadSiteReviews } from '@tradepost/marketplace-features/landing/server'
import { metaFromData } from '~/document/page-meta'
import { page } from '~/page/page.server'

export const handle = { routeName: 'reviews', layout: 'web' }
export const loader = page(['catalog', 'siteReviews'], (context) => loadSiteReviews(context))
export const meta = metaFromData

export default function Route() {
  const { average, count, list } = useLoaderData<typeof loader>()
  return <SiteReviewsPage average={average} count={count} list={list} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
