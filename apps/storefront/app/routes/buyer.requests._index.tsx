import { useLoaderData } from '@remix-run/react'
import { TicketsPage } from '@tradepost/marketplace-features/ticket'
import { loadTickets } from '@tradepost/marketplace-features/ticket/server'
import { metaFromData } from '~/document/page-meta'
import { page } from '~/page/page.server'

export const handle = { routeName: 'buyer-requests', layout: 'web' }
export const loader = page(['account', 'requests'], (context) => loadTickets(context), { signedIn: true })
export const meta = metaFromData

export default function TicketsRoute() {
  return <TicketsPage page={useLoaderData<typeof loader>().page} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
