import { useActionData, useLoaderData } from '@remix-run/react'
import { StatementPage } from '@tradepost/marketplace-features/after-sales'
import { loadAbout, sendStatement } from '@tradepost/marketplace-features/after-sales/server'
import { metaFromData } from '~/document/page-meta'
import { page, pageAction } from '~/page/page.server'

export const handle = { routeName: 'buyer-order-insurance', layout: 'web' }
export const loader = page(
  ['afterSales', 'messages', 'orders'],
  (context, { params }) => loadAbout(context, params.id ?? '', 'insurance', 'afterSales.insuranceTitle'),
  { signedIn: true },
)
export const action = pageAction(
  (context, form, { params }, tools) => sendStatement(context, form, tools, { id: params.id ?? '', kind: 'insurance' }),
  { signedIn: true },
)
export const meta = metaFromData

export default function InsuranceRoute() {
  const { order, idempotencyKey } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  return <StatementPage kind="insurance" order={order} idempotencyKey={idempotencyKey} result={result} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
