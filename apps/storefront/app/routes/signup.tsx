import { useActionData, useLoaderData } from '@remix-run/react'
import { SignUpPage } from '@tradepost/marketplace-features/account'
import { loadSignUp, signUp } from '@tradepost/marketplace-features/account/server'
import { metaFromData } from '~/document/page-meta'
import { page, pageAction } from '~/page/page.server'
import { backPath } from '~/sign-in/back-path.server'

export const handle = { routeName: 'signup', layout: 'web' }
export const loader = page(['account', 'legal', 'signIn'], async (context, _args, tools) => {
  const back = backPath(context, context.url.searchParams.get('redirectUrl'))
  // Replace this page in the history: otherwise going back would lead here and forward again.
  if (context.signedIn) throw tools.replace(back, 302)
  return loadSignUp(context, back)
})
export const action = pageAction((context, form, _args, tools) =>
  signUp(context, form, tools, backPath(context, context.url.searchParams.get('redirectUrl'))),
)
export const meta = metaFromData

export default function SignUpRoute() {
  return <SignUpPage {...useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
