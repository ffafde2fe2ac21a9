import { LogoutPage } from '@tradepost/marketplace-features/account'
import { loadLogout, logOut } from '@tradepost/marketplace-features/account/server'
import { redirectTo } from '@tradepost/marketplace-features/kernel/server'
import { metaFromData } from '~/document/page-meta'
import { page, pageAction } from '~/page/page.server'

export const handle = { routeName: 'logout', layout: 'web' }
export const loader = page(['account'], async (context) => {
  if (!context.signedIn) throw redirectTo('/')
  return loadLogout(context)
})
export const action = pageAction((context, _form, _args, tools) => logOut(context, tools))
export const meta = metaFromData

export default function LogoutRoute() {
  return <LogoutPage />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
