import { useLoaderData } from '@remix-run/react'
import { HowToStartPage } from '@tradepost/marketplace-features/pass'
import { loadHowToStart } from '@tradepost/marketplace-features/pass/server'
import { metaFromData } from '~/document/page-meta'
import { page } from '~/page/page.server'

export const handle = { routeName: 'family-game-room-how-to-start', layout: 'web' }
export const loader = page(['pass', 'catalog'], (context) => loadHowToStart(context))
export const meta = metaFromData

export default function HowToStartRoute() {
  return <HowToStartPage {...useLoaderData<typeof loader>()} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
