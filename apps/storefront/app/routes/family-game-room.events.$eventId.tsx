import { useLoaderData } from '@remix-run/react'
import { EventPage } from '@tradepost/marketplace-features/pass'
import { loadEvent } from '@tradepost/marketplace-features/pass/server'
import { metaFromData } from '~/document/page-meta'
import { idParam } from '~/page/id-param.server'
import { page } from '~/page/page.server'

export const handle = { routeName: 'family-game-room-events-eventId', layout: 'web' }
export const loader = page(['pass', 'catalog'], (context, args) =>
  loadEvent(context, idParam({ ...args, params: { id: args.params.eventId } })),
)
export const meta = metaFromData

export default function EventRoute() {
  return <EventPage {...useLoaderData<typeof loader>()} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
