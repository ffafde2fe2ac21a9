import { useActionData, useLoaderData } from '@remix-run/react'
import { SecurityPage } from '@tradepost/marketplace-features/buyer'
import { guardAccount, loadSecurity } from '@tradepost/marketplace-features/buyer/server'
import { metaFromData } from '~/document/page-meta'
import { page, pageAction } from '~/page/page.server'

export const handle = { routeName: 'buyer-security', layout: 'web' }
export const loader = page(['account', 'signIn'], loadSecurity, { signedIn: true })
export const action = pageAction((context, form, _args, tools) => guardAccount(context, form, tools), {
  signedIn: true,
})
export const meta = metaFromData

export default function BuyerPageRoute() {
  return <SecurityPage {...useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
