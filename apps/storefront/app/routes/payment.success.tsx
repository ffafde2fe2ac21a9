import { useLoaderData } from '@remix-run/react'
import { PaymentSuccessPage } from '@tradepost/marketplace-features/payment'
import { loadSuccess } from '@tradepost/marketplace-features/payment/server'
import { metaFromData } from '~/document/page-meta'
import { page } from '~/page/page.server'

export const handle = { routeName: 'payment-success', layout: 'web' }
export const loader = page(['checkout'], loadSuccess, { signedIn: true })
export const meta = metaFromData

export default function PaymentSuccessRoute() {
  return <PaymentSuccessPage purchase={useLoaderData<typeof loader>().purchase} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
