import type { LoaderFunctionArgs } from '@remix-run/node'
import { isUuid } from '@tradepost/domain/typed/id'
import { paths } from '@tradepost/marketplace-features/kernel/paths'
import { redirectTo } from '@tradepost/marketplace-features/kernel/server'
import { loadOwnInvoice } from '@tradepost/marketplace-features/page/server'
import { missingPage, pageFailure } from '~/page/page-failure.server'
import { openScope } from '~/scope/scope.server'

/** Sends a document about G Coin or the pass as PDF. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { id = '' } = args.params
  if (!isUuid(id)) throw missingPage()
  const scope = await openScope(args)
  if (!scope.context.signedIn) return redirectTo(paths.login(paths.gCoin()), 303)
  try {
    return await loadOwnInvoice(scope.context, id)
  } catch (error) {
    throw pageFailure(error, scope)
  }
}
