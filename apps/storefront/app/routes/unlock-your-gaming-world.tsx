import { useLoaderData } from '@remix-run/react'
import { LandingPage } from '@tradepost/marketplace-features/landing'
import { loadLanding } from '@tradepost/marketplace-features/landing/server'
import { metaFromData } from '~/document/page-meta'
import { page } from '~/page/page.server'

export const handle = { routeName: 'unlock-your-gaming-world', layout: 'web' }
export const loader = page(['catalog', 'landing', 'beta', 'siteReviews'], (context) => loadLanding(context))
export const meta = metaFromData

export default function Route() {
  const { games, comments, event } = useLoaderData<typeof loader>()
  return <LandingPage games={games} comments={comments} event={event} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
