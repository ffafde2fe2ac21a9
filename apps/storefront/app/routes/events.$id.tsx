import { useLoaderData } from '@remix-run/react'
import { EventPage } from '@tradepost/marketplace-features/landing'
import { loadEvent } from '@tradepost/marketplace-features/landing/server'
import { metaFromData } from '~/document/page-meta'
import { page } from '~/page/page.server'

export const handle = { routeName: 'events-id', layout: 'web' }
export const loader = page(['catalog', 'offer', 'event'], (context, { params }) => loadEvent(context, params.id ?? ''))
export const meta = metaFromData

export default function Route() {
  const { event, brand, groups } = useLoaderData<typeof loader>()
  return <EventPage event={event} brand={brand} groups={groups} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
