import { useActionData, useLoaderData } from '@remix-run/react'
import { SecurityEmailPage } from '@tradepost/marketplace-features/buyer'
import { bindEmail, loadSecurityEmail } from '@tradepost/marketplace-features/buyer/server'
import { metaFromData } from '~/document/page-meta'
import { page, pageAction } from '~/page/page.server'

export const handle = { routeName: 'buyer-security-email', layout: 'web' }
export const loader = page(['account', 'signIn'], loadSecurityEmail, { signedIn: true })
export const action = pageAction((context, form, _args, tools) => bindEmail(context, form, tools), { signedIn: true })
export const meta = metaFromData

export default function BuyerPageRoute() {
  return <SecurityEmailPage {...useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
