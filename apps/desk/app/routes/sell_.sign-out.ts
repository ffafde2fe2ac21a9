import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { calls } from '@tradepost/contract'
import { paths } from '@tradepost/desk-features/kernel'
import { openScope, sessionHeaders } from '../session/desk-scope.server.ts'

export const loader = () => redirect(paths.overview())

/** Ends the session here and at the gateway. */
export async function action(args: ActionFunctionArgs) {
  const scope = await openScope(args)
  const { current } = scope.session
  // Signing out must work while the gateway cannot be reached; the session then ends by itself.
  if (current)
    await scope.api(calls.signIn.revokeSession, { body: { refreshToken: current.refreshToken } }).catch(() => {})
  await scope.session.end()
  const isStaff = scope.context.url.searchParams.get('side') === 'staff'
  return redirect(isStaff ? paths.staffSignIn() : paths.signIn(), { headers: sessionHeaders(scope) })
}
