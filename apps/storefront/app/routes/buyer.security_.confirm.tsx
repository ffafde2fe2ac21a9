import { useActionData, useLoaderData } from '@remix-run/react'
import { SecurityConfirmPage } from '@tradepost/marketplace-features/buyer'
import { confirmIdentity, loadSecurityConfirm } from '@tradepost/marketplace-features/buyer/server'
import { paths } from '@tradepost/marketplace-features/kernel/paths'
import type { FeatureContext } from '@tradepost/marketplace-features/kernel/server'
import { metaFromData } from '~/document/page-meta'
import { page, pageAction } from '~/page/page.server'
import { backPath } from '~/sign-in/back-path.server'

const nextOf = (context: FeatureContext) => backPath(context, context.url.searchParams.get('next'), paths.security())

export const handle = { routeName: 'buyer-security-confirm', layout: 'web' }
export const loader = page(['account', 'signIn'], (context) => loadSecurityConfirm(context, nextOf(context)), {
  signedIn: true,
})
export const action = pageAction(
  (context, form, _args, tools) => confirmIdentity(context, form, tools, nextOf(context)),
  { signedIn: true },
)
export const meta = metaFromData

export default function BuyerPageRoute() {
  return <SecurityConfirmPage {...useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
