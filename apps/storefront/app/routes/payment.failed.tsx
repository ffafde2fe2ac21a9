import { useLoaderData } from '@remix-run/react'
import { PaymentFailedPage } from '@tradepost/marketplace-features/payment'
import { loadFailed } from '@tradepost/marketplace-features/payment/server'
import { metaFromData } from '~/document/page-meta'
import { page } from '~/page/page.server'

export const handle = { routeName: 'payment-failed', layout: 'web' }
export const loader = page(['checkout'], loadFailed, { signedIn: true })
export const meta = metaFromData

export default function PaymentFailedRoute() {
  const { purchase, payable } = useLoaderData<typeof loader>()
  return <PaymentFailedPage purchase={purchase} payable={payable} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
