import { Outlet } from '@remix-run/react'
import { BuyerLayout } from '@tradepost/marketplace-features/buyer'
import { loadBuyerArea } from '@tradepost/marketplace-features/buyer/server'
import { page } from '~/server/page.server'

export const loader = page(['account'], loadBuyerArea, { signedIn: true })

export default function BuyerRoute() {
  return (
    <BuyerLayout>
      <Outlet />
    </BuyerLayout>
  )
}
export { RouteError as ErrorBoundary } from '~/route-error'
