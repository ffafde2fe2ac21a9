import { Outlet, useLoaderData } from '@remix-run/react'
import { BuyerLayout } from '@tradepost/marketplace-features/buyer'
import { loadBuyerArea } from '@tradepost/marketplace-features/buyer/server'
import { page } from '~/page/page.server'

export const loader = page(['account'], loadBuyerArea, { signedIn: true })

export default function BuyerRoute() {
  return (
    <BuyerLayout unread={useLoaderData<typeof loader>().unread}>
      <Outlet />
    </BuyerLayout>
  )
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
