import { useLoaderData } from '@remix-run/react'
import { ScorePage } from '@tradepost/marketplace-features/buyer'
import { loadScore } from '@tradepost/marketplace-features/buyer/server'
import { metaFromData } from '~/document/page-meta'
import { page } from '~/page/page.server'

export const handle = { routeName: 'buyer-score', layout: 'web' }
export const loader = page(['account', 'offer'], loadScore, { signedIn: true })
export const meta = metaFromData

export default function BuyerPageRoute() {
  return <ScorePage {...useLoaderData<typeof loader>()} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
