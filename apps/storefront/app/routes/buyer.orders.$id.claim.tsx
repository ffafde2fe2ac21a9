import { useActionData, useLoaderData } from '@remix-run/react'
import { ClaimPage } from '@tradepost/marketplace-features/after-sales'
import { loadClaim, sendClaim } from '@tradepost/marketplace-features/after-sales/server'
import { metaFromData } from '~/document/page-meta'
import { page, pageAction } from '~/page/page.server'

export const handle = { routeName: 'buyer-order-claim', layout: 'web' }
export const loader = page(
  ['afterSales', 'messages', 'orders', 'unitClaims'],
  (context, { params }) => loadClaim(context, params.id ?? ''),
  { signedIn: true },
)
export const action = pageAction(
  (context, form, { params }, tools) => sendClaim(context, form, tools, params.id ?? ''),
  { signedIn: true },
)
export const meta = metaFromData

export default function ClaimRoute() {
  const { order, units, idempotencyKey } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  return <ClaimPage order={order} units={units} idempotencyKey={idempotencyKey} result={result} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
