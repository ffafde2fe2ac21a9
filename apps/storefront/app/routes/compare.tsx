import { useLoaderData } from '@remix-run/react'
import { ComparePage } from '@tradepost/marketplace-features/compare'
import { loadCompare } from '@tradepost/marketplace-features/compare/server'
import { loadViewed } from '@tradepost/marketplace-features/saved/server'
import { metaFromData } from '~/document/page-meta'
import { page } from '~/page/page.server'

export const handle = { routeName: 'compare', layout: 'web' }
export const loader = page(['catalog', 'compare', 'offer'], (context, _args, tools) =>
  loadCompare(context, () => loadViewed(context, tools.guestSaved)),
)
export const meta = metaFromData

export default function CompareRoute() {
  return <ComparePage {...useLoaderData<typeof loader>()} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
