import { useActionData, useLoaderData } from '@remix-run/react'
import { StatementPage } from '@tradepost/marketplace-features/after-sales'
import { loadAbout, sendStatement } from '@tradepost/marketplace-features/after-sales/server'
import { metaFromData } from '~/document/page-meta'
import { page, pageAction } from '~/page/page.server'

export const handle = { routeName: 'buyer-order-refund', layout: 'web' }
export const loader = page(
  ['afterSales', 'messages', 'orders'],
  (context, { params }) => loadAbout(context, params.id ?? '', 'refund', 'afterSales.refundTitle'),
  { signedIn: true },
)
export const action = pageAction(
  (context, form, { params }, tools) => sendStatement(context, form, tools, { id: params.id ?? '', kind: 'refund' }),
  { signedIn: true },
)
export const meta = metaFromData

export default function RefundRoute() {
  const { order, idempotencyKey } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  return <StatementPage kind="refund" order={order} idempotencyKey={idempotencyKey} result={result} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
