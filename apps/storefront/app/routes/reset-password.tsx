import { useActionData } from '@remix-run/react'
import { ResetPasswordPage } from '@tradepost/marketplace-features/account'
import { loadResetPassword, resetPassword } from '@tradepost/marketplace-features/account/server'
import { metaFromData } from '~/document/page-meta'
import { page, pageAction } from '~/page/page.server'

export const handle = { routeName: 'reset-password', layout: 'web' }
export const loader = page(['account'], loadResetPassword)
export const action = pageAction((context, form, _args, tools) => resetPassword(context, form, tools))
export const meta = metaFromData

export default function ResetPasswordRoute() {
  return <ResetPasswordPage result={useActionData<typeof action>()} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
