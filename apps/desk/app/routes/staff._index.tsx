import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { staffStart } from '@tradepost/desk-features/frame'
import { openScope, requireUser, sessionHeaders } from '../session/desk-scope.server.ts'

/** Leads to the first page that the role may open. */
export async function loader(args: LoaderFunctionArgs) {
  const scope = requireUser(await openScope(args))
  const headers = sessionHeaders(scope)
  const { staff } = scope.context
  if (!staff) return data(null, { headers })
  const start = staffStart(staff.permissions)
  if (!start) throw data(null, { status: 403 })
  return redirect(start, { headers })
}

export default () => null
