import { useActionData, useLoaderData } from '@remix-run/react'
import { MembershipPage } from '@tradepost/marketplace-features/pass'
import { loadMembership, switchRenewal } from '@tradepost/marketplace-features/pass/server'
import { metaFromData } from '~/document/page-meta'
import { page, pageAction } from '~/page/page.server'

export const handle = { routeName: 'family-game-room-membership', layout: 'web' }
export const loader = page(['pass', 'catalog'], (context) => loadMembership(context), { signedIn: true })
export const action = pageAction((context, form, _args, tools) => switchRenewal(context, form, tools), {
  signedIn: true,
})
export const meta = metaFromData

export default function MembershipRoute() {
  const { membership, plan } = useLoaderData<typeof loader>()
  return <MembershipPage membership={membership} plan={plan} result={useActionData<typeof action>()} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
