import { useLoaderData } from '@remix-run/react'
import { PassHomePage } from '@tradepost/marketplace-features/pass'
import { loadPassHome } from '@tradepost/marketplace-features/pass/server'
import { metaFromData } from '~/document/page-meta'
import { page } from '~/page/page.server'
import { platformFor } from '~/tenant/platform.server'

export const handle = { routeName: 'family-game-room', layout: 'web' }
export const loader = page(['pass', 'catalog'], (context, args) => loadPassHome(context, platformFor(args)))
export const meta = metaFromData

export default function PassHomeRoute() {
  return <PassHomePage {...useLoaderData<typeof loader>()} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
