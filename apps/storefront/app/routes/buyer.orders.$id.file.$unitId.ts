import type { LoaderFunctionArgs } from '@remix-run/node'
import { isUuid } from '@tradepost/domain/typed/id'
import { paths } from '@tradepost/marketplace-features/kernel/paths'
import { redirectTo } from '@tradepost/marketplace-features/kernel/server'
import { loadDeliveredFile } from '@tradepost/marketplace-features/orders/server'
import { idParam } from '~/page/id-param.server'
import { missingPage, pageFailure } from '~/page/page-failure.server'
import { openScope } from '~/scope/scope.server'

/** Sends a delivered file to its buyer. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const id = idParam(args)
  const { unitId = '' } = args.params
  if (!isUuid(unitId)) throw missingPage()
  const scope = await openScope(args)
  if (!scope.context.signedIn) return redirectTo(paths.login(paths.order(id)), 303)
  try {
    return await loadDeliveredFile(scope.context, id, unitId)
  } catch (error) {
    throw pageFailure(error, scope)
  }
}
