import { useActionData, useLoaderData } from '@remix-run/react'
import { OrderPage } from '@tradepost/marketplace-features/orders'
import { actOnOrder, loadOrder } from '@tradepost/marketplace-features/orders/server'
import { metaFromData } from '~/document/page-meta'
import { page, pageAction } from '~/page/page.server'

export const handle = { routeName: 'buyer-order', layout: 'web' }
export const loader = page(
  ['orders', 'afterSales', 'inputs', 'offer', 'cart', 'checkout', 'rental', 'unitClaims'],
  (context, { params }) => loadOrder(context, params.id ?? ''),
  {
    signedIn: true,
  },
)
export const action = pageAction(
  (context, form, { params }, tools) => actOnOrder(context, form, tools, params.id ?? ''),
  { signedIn: true },
)
export const meta = metaFromData

export default function OrderRoute() {
  const { order, rental, evidence, today, now, idempotencyKey } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  return (
    <OrderPage
      order={order}
      rental={rental}
      evidence={evidence}
      today={today}
      now={now}
      idempotencyKey={idempotencyKey}
      result={result}
    />
  )
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
