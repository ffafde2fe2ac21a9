import { useLoaderData } from '@remix-run/react'
import { AllGamesPage } from '@tradepost/marketplace-features/catalog'
import { loadAllGames } from '@tradepost/marketplace-features/catalog/server'
import { metaFromData } from '~/document/page-meta'
import { page } from '~/page/page.server'

export const handle = { routeName: 'all-games', layout: 'web' }
export const loader = page(['catalog'], (context) => loadAllGames(context))
export const meta = metaFromData

export default function AllGamesRoute() {
  const { brands, hot } = useLoaderData<typeof loader>()
  return <AllGamesPage brands={brands} hot={hot} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
