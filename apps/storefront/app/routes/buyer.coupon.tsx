import { useActionData, useLoaderData } from '@remix-run/react'
import { CouponsPage } from '@tradepost/marketplace-features/buyer'
import { claimCoupon, loadCoupons } from '@tradepost/marketplace-features/buyer/server'
import { metaFromData } from '~/document/page-meta'
import { page, pageAction } from '~/page/page.server'

export const handle = { routeName: 'buyer-coupon', layout: 'web' }
export const loader = page(['account'], loadCoupons, { signedIn: true })
export const action = pageAction((context, form, _args, tools) => claimCoupon(context, form, tools), { signedIn: true })
export const meta = metaFromData

export default function BuyerPageRoute() {
  const { coupons, claimable } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  return <CouponsPage coupons={coupons} claimable={claimable} result={result} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
