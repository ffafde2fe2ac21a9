import { useActionData, useLoaderData } from '@remix-run/react'
import { LoginPage } from '@tradepost/marketplace-features/account'
import { loadLogin, logIn } from '@tradepost/marketplace-features/account/server'
import { redirectTo } from '@tradepost/marketplace-features/context/server'
import { metaFromData } from '~/page-meta'
import { backPath } from '~/server/back-path.server'
import { page, pageAction } from '~/server/page.server'

export const handle = { routeName: 'login', layout: 'web' }
export const loader = page(['account'], async (context) => {
  const back = backPath(context, context.url.searchParams.get('redirectUrl'))
  if (context.signedIn) throw redirectTo(back)
  return loadLogin(context, back)
})
export const action = pageAction((context, form, _args, tools) =>
  logIn(context, form, tools, backPath(context, context.url.searchParams.get('redirectUrl'))),
)
export const meta = metaFromData

export default function LoginRoute() {
  return <LoginPage {...useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />
}
export { RouteError as ErrorBoundary } from '~/route-error'
