import { useActionData, useLoaderData } from '@remix-run/react'
import { LoginPage } from '@tradepost/marketplace-features/account'
import { finishOneTap, loadLogin, logIn } from '@tradepost/marketplace-features/account/server'
import { readOneTapKey, storeOneTapKey } from '~/cookies/sign-in-attempt.server'
import { metaFromData } from '~/document/page-meta'
import { page, pageAction } from '~/page/page.server'
import { backPath } from '~/sign-in/back-path.server'

export const handle = { routeName: 'login', layout: 'web' }
export const loader = page(['account', 'signIn'], async (context, _args, tools) => {
  const back = backPath(context, context.url.searchParams.get('redirectUrl'))
  // Replace this page in the history: otherwise going back would lead here and forward again.
  if (context.signedIn) throw tools.replace(back, 302)
  return loadLogin(context, back)
})
export const action = pageAction((context, form, args, tools) => {
  const back = backPath(context, context.url.searchParams.get('redirectUrl'))
  if (form.get('intent') !== 'oneTap') return logIn(context, form, tools, back)
  const browserKey = readOneTapKey(args.context)
  storeOneTapKey(args.context, null)
  return finishOneTap(context, tools, { credential: String(form.get('credential') ?? ''), browserKey, back })
})
export const meta = metaFromData

export default function LoginRoute() {
  return <LoginPage {...useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
