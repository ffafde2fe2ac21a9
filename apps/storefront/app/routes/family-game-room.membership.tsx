import { useActionData, useLoaderData } from '@remix-run/react'
import { MyPassPage } from '@tradepost/marketplace-features/pass'
import { loadMyPass, switchRenewal } from '@tradepost/marketplace-features/pass/server'
import { metaFromData } from '~/document/page-meta'
import { page, pageAction } from '~/page/page.server'

export const handle = { routeName: 'family-game-room-membership', layout: 'web' }
export const loader = page(['pass', 'catalog'], (context) => loadMyPass(context), { signedIn: true })
export const action = pageAction((context, form, _args, tools) => switchRenewal(context, form, tools), {
  signedIn: true,
})
export const meta = metaFromData

export default function MyPassRoute() {
  const { myPass, plan, documents } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  return <MyPassPage myPass={myPass} plan={plan} documents={documents} result={result} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
