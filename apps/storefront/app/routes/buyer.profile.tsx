import { useActionData, useLoaderData } from '@remix-run/react'
import { ProfilePage } from '@tradepost/marketplace-features/buyer'
import { loadProfile, saveProfile } from '@tradepost/marketplace-features/buyer/server'
import { metaFromData } from '~/document/page-meta'
import { page, pageAction } from '~/page/page.server'

export const handle = { routeName: 'buyer-profile', layout: 'web' }
export const loader = page(['account'], loadProfile, { signedIn: true })
export const action = pageAction((context, form, _args, tools) => saveProfile(context, form, tools), { signedIn: true })
export const meta = metaFromData

export default function BuyerPageRoute() {
  return <ProfilePage {...useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
