import { useLoaderData } from '@remix-run/react'
import { PaymentSuccessPage } from '@tradepost/marketplace-features/payment'
import { loadSuccess } from '@tradepost/marketplace-features/payment/server'
import { metaFromData } from '~/page-meta'
import { page } from '~/server/page.server'

export const handle = { routeName: 'payment-success', layout: 'web' }
export const loader = page(['checkout'], loadSuccess, { signedIn: true })
export const meta = metaFromData

export default function PaymentSuccessRoute() {
  return <PaymentSuccessPage purchase={useLoaderData<typeof loader>().purchase} />
}
export { RouteError as ErrorBoundary } from '~/route-error'
