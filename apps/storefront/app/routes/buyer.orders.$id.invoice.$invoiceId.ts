import type { LoaderFunctionArgs } from '@remix-run/node'
import { isUuid } from '@tradepost/domain/typed/id'
import { paths } from '@tradepost/marketplace-features/kernel/paths'
import { redirectTo } from '@tradepost/marketplace-features/kernel/server'
import { loadInvoice } from '@tradepost/marketplace-features/orders/server'
import { idParam } from '~/page/id-param.server'
import { missingPage, pageFailure } from '~/page/page-failure.server'
import { openScope } from '~/scope/scope.server'

/** Sends an invoice or credit note of an order as PDF. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const id = idParam(args)
  const { invoiceId = '' } = args.params
  if (!isUuid(invoiceId)) throw missingPage()
  const scope = await openScope(args)
  if (!scope.context.signedIn) return redirectTo(paths.login(paths.order(id)), 303)
  try {
    return await loadInvoice(scope.context, id, invoiceId)
  } catch (error) {
    throw pageFailure(error, scope)
  }
}
