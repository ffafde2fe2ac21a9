import { useLoaderData } from '@remix-run/react'
import { CouponsPage } from '@tradepost/marketplace-features/buyer'
import { loadCoupons } from '@tradepost/marketplace-features/buyer/server'
import { metaFromData } from '~/page-meta'
import { page } from '~/server/page.server'

export const handle = { routeName: 'buyer-coupon', layout: 'web' }
export const loader = page(['account'], loadCoupons, { signedIn: true })
export const meta = metaFromData

export default function BuyerPageRoute() {
  return <CouponsPage {...useLoaderData<typeof loader>()} />
}
export { RouteError as ErrorBoundary } from '~/route-error'
