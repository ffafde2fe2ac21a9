import { useLoaderData } from '@remix-run/react'
import { SwitchPage } from '@tradepost/marketplace-features/account'
import { loadSwitch } from '@tradepost/marketplace-features/account/server'
import { metaFromData } from '~/document/page-meta'
import { page, pageAction } from '~/page/page.server'
import { fetchAccountNames, finishAccountSwitch } from '~/sign-in/account-switch.server'
import { backPath } from '~/sign-in/back-path.server'

export const handle = { routeName: 'login-switch', layout: 'web', chrome: 'plain' }
export const loader = page(
  ['account', 'signIn'],
  async (context, { context: facts }, tools) => {
    const names = await fetchAccountNames(context, facts)
    if (!names) throw tools.redirect(backPath(context, context.url.searchParams.get('redirectUrl')), 302)
    return loadSwitch(context, names)
  },
  { signedIn: true },
)
export const action = pageAction(async (context, form, args, tools) => {
  await finishAccountSwitch(args, form.get('intent') === 'continue')
  return tools.redirect(backPath(context, context.url.searchParams.get('redirectUrl')), 303)
})
export const meta = metaFromData

export default function SwitchRoute() {
  const { other, own } = useLoaderData<typeof loader>()
  return <SwitchPage other={other} own={own} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
