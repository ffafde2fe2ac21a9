import { useLoaderData } from '@remix-run/react'
import { InvitePage } from '@tradepost/marketplace-features/pass'
import { loadInvite } from '@tradepost/marketplace-features/pass/server'
import { metaFromData } from '~/document/page-meta'
import { page } from '~/page/page.server'

export const handle = { routeName: 'family-game-room-invite', layout: 'web' }
export const loader = page(['pass', 'catalog'], (context) => loadInvite(context), { signedIn: true })
export const meta = metaFromData

export default function InviteRoute() {
  return <InvitePage {...useLoaderData<typeof loader>()} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
