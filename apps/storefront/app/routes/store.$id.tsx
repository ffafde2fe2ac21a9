import { useLoaderData } from '@remix-run/react'
import { Reviews } from '@tradepost/marketplace-features/reviews'
import { loadReviews } from '@tradepost/marketplace-features/reviews/server'
import { StorePage } from '@tradepost/marketplace-features/store'
import { loadStore } from '@tradepost/marketplace-features/store/server'
import { metaFromData } from '~/page-meta'
import { idParam } from '~/server/id-param.server'
import { page } from '~/server/page.server'

export const handle = { routeName: 'store-id', layout: 'web' }
export const loader = page(['catalog', 'offer'], async (context, args) => {
  const sellerId = idParam(args)
  const [store, reviews] = await Promise.all([loadStore(context, sellerId), loadReviews(context, { sellerId })])
  return { ...store, reviews }
})
export const meta = metaFromData

export default function StoreRoute() {
  const { seller, listing, reviews } = useLoaderData<typeof loader>()
  return <StorePage seller={seller} listing={listing} reviews={<Reviews key={seller.id} reviews={reviews} />} />
}
export { RouteError as ErrorBoundary } from '~/route-error'
