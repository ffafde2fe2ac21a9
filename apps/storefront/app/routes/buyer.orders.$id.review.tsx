import { useActionData, useLoaderData } from '@remix-run/react'
import { ReviewPage } from '@tradepost/marketplace-features/after-sales'
import { loadAbout, sendReview } from '@tradepost/marketplace-features/after-sales/server'
import { metaFromData } from '~/document/page-meta'
import { page, pageAction } from '~/page/page.server'

export const handle = { routeName: 'buyer-order-review', layout: 'web' }
export const loader = page(
  ['afterSales', 'orders'],
  (context, { params }) => loadAbout(context, params.id ?? '', 'review', 'afterSales.reviewTitle'),
  { signedIn: true },
)
export const action = pageAction(
  (context, form, { params }, tools) => sendReview(context, form, tools, params.id ?? ''),
  { signedIn: true },
)
export const meta = metaFromData

export default function ReviewRoute() {
  const { order, idempotencyKey } = useLoaderData<typeof loader>()
  return <ReviewPage order={order} idempotencyKey={idempotencyKey} result={useActionData<typeof action>()} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
