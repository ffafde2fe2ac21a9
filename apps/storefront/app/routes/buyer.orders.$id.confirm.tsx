import { useActionData, useLoaderData } from '@remix-run/react'
import { ConfirmPage } from '@tradepost/marketplace-features/orders'
import { confirmReceipt, loadConfirm } from '@tradepost/marketplace-features/orders/server'
import { metaFromData } from '~/document/page-meta'
import { page, pageAction } from '~/page/page.server'

export const handle = { routeName: 'buyer-order-confirm', layout: 'web' }
export const loader = page(['orders'], (context, { params }) => loadConfirm(context, params.id ?? ''), {
  signedIn: true,
})
export const action = pageAction(
  (context, form, { params }, tools) => confirmReceipt(context, form, tools, params.id ?? ''),
  { signedIn: true },
)
export const meta = metaFromData

export default function ConfirmRoute() {
  const { order, idempotencyKey } = useLoaderData<typeof loader>()
  return <ConfirmPage order={order} idempotencyKey={idempotencyKey} result={useActionData<typeof action>()} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
