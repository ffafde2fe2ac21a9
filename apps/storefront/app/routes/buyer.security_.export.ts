import type { ActionFunctionArgs } from '@remix-run/node'
import { exportAccount } from '@tradepost/marketplace-features/buyer/server'
import { paths } from '@tradepost/marketplace-features/kernel/paths'
import { redirectTo } from '@tradepost/marketplace-features/kernel/server'
import { pageFailure } from '~/page/page-failure.server'
import { openScope } from '~/scope/scope.server'

/** Sends a file with everything that is stored about the buyer. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const scope = await openScope(args)
  if (!scope.context.signedIn) return redirectTo(paths.login(paths.security()), 303)
  try {
    return await exportAccount(scope.context)
  } catch (error) {
    throw pageFailure(error, scope)
  }
}
/** A GET, such as after confirming the identity, leads to the page with the export button. */
export const loader = () => redirectTo(paths.security())
