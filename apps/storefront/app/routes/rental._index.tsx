import { useLoaderData } from '@remix-run/react'
import { RentalPage } from '@tradepost/marketplace-features/rental'
import { loadRental } from '@tradepost/marketplace-features/rental/server'
import { metaFromData } from '~/document/page-meta'
import { page } from '~/page/page.server'

export const handle = { routeName: 'rental', layout: 'web' }
export const loader = page(['catalog', 'offer', 'rental'], loadRental)
export const meta = metaFromData

export default function RentalRoute() {
  const { offers, category, rentals } = useLoaderData<typeof loader>()
  return <RentalPage offers={offers} category={category} rentals={rentals} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
