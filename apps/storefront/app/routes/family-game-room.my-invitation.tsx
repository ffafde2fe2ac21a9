import { useLoaderData } from '@remix-run/react'
import { InvitationsPage } from '@tradepost/marketplace-features/pass'
import { loadInvitations } from '@tradepost/marketplace-features/pass/server'
import { metaFromData } from '~/document/page-meta'
import { page } from '~/page/page.server'

export const handle = { routeName: 'family-game-room-my-invitation', layout: 'web' }
export const loader = page(['pass', 'catalog'], (context) => loadInvitations(context), { signedIn: true })
export const meta = metaFromData

export default function InvitationsRoute() {
  return <InvitationsPage {...useLoaderData<typeof loader>()} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
