import { useActionData, useLoaderData } from '@remix-run/react'
import { SecurityDeletePage } from '@tradepost/marketplace-features/buyer'
import { deleteAccount, loadSecurityDelete } from '@tradepost/marketplace-features/buyer/server'
import { metaFromData } from '~/document/page-meta'
import { page, pageAction } from '~/page/page.server'

export const handle = { routeName: 'buyer-security-delete', layout: 'web' }
export const loader = page(['account', 'signIn'], loadSecurityDelete, { signedIn: true })
export const action = pageAction((context, form, _args, tools) => deleteAccount(context, form, tools), {
  signedIn: true,
})
export const meta = metaFromData

export default function BuyerPageRoute() {
  return <SecurityDeletePage {...useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
