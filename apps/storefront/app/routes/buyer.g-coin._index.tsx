import { useLoaderData } from '@remix-run/react'
import { GCoinPage } from '@tradepost/marketplace-features/gcoin'
import { loadGCoin } from '@tradepost/marketplace-features/gcoin/server'
import { metaFromData } from '~/document/page-meta'
import { page } from '~/page/page.server'

export const handle = { routeName: 'buyer-g-coin', layout: 'web' }
export const loader = page(['rental'], loadGCoin, { signedIn: true })
export const meta = metaFromData

export default function GCoinRoute() {
  const { balance, entries, documents } = useLoaderData<typeof loader>()
  return <GCoinPage balance={balance} entries={entries} documents={documents} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
