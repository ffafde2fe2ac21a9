import { useLoaderData } from '@remix-run/react'
import { SharedGamesPage } from '@tradepost/marketplace-features/pass'
import { loadSharedGames } from '@tradepost/marketplace-features/pass/server'
import { metaFromData } from '~/document/page-meta'
import { page } from '~/page/page.server'

export const handle = { routeName: 'family-game-room-library', layout: 'web' }
export const loader = page(['pass', 'catalog'], (context) => loadSharedGames(context))
export const meta = metaFromData

export default function SharedGamesRoute() {
  return <SharedGamesPage {...useLoaderData<typeof loader>()} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
