import { useLoaderData } from '@remix-run/react'
import { OrdersPage } from '@tradepost/marketplace-features/orders'
import { loadOrders } from '@tradepost/marketplace-features/orders/server'
import { metaFromData } from '~/document/page-meta'
import { page } from '~/page/page.server'

export const handle = { routeName: 'buyer-orders', layout: 'web' }
export const loader = page(['orders', 'afterSales'], loadOrders, { signedIn: true })
export const meta = metaFromData

export default function OrdersRoute() {
  return <OrdersPage {...useLoaderData<typeof loader>()} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
