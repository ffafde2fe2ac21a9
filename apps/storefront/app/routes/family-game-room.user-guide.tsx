import { useLoaderData } from '@remix-run/react'
import { GuidePage } from '@tradepost/marketplace-features/pass'
import { loadGuide } from '@tradepost/marketplace-features/pass/server'
import { metaFromData } from '~/document/page-meta'
import { page } from '~/page/page.server'

export const handle = { routeName: 'family-game-room-user-guide', layout: 'web' }
export const loader = page(['pass', 'catalog'], (context) => loadGuide(context))
export const meta = metaFromData

export default function GuideRoute() {
  return <GuidePage {...useLoaderData<typeof loader>()} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
