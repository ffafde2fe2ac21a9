import { useLoaderData } from '@remix-run/react'
import { Reviews } from '@tradepost/marketplace-features/reviews'
import { loadSellerReviews } from '@tradepost/marketplace-features/reviews/server'
import { WishTools } from '@tradepost/marketplace-features/saved'
import { loadWished } from '@tradepost/marketplace-features/saved/server'
import { StorePage } from '@tradepost/marketplace-features/store'
import { loadStore } from '@tradepost/marketplace-features/store/server'
import { metaFromData } from '~/document/page-meta'
import { idParam } from '~/page/id-param.server'
import { page } from '~/page/page.server'
import { useVisitorPart } from '~/visitor/visitor-context'

export { skipRevalidationOnWishlist as shouldRevalidate } from '~/page/skip-revalidation-on-wishlist'
export const handle = { routeName: 'store-id', layout: 'web' }
export const loader = page(['catalog', 'offer', 'saved'], async (context, args, tools) => {
  const wished = loadWished(context, tools.guestSaved)
  const sellerId = idParam(args)
  const [store, reviews] = await Promise.all([loadStore(context, sellerId), loadSellerReviews(context, sellerId)])
  return { ...store, reviews, wished: await wished }
})
export const meta = metaFromData

export default function StoreRoute() {
  const data = useLoaderData<typeof loader>()
  const { seller, listing, reviews } = data
  const wished = useVisitorPart(data, data.wished, (visitor) => visitor.wished)
  return (
    <WishTools wished={wished}>
      <StorePage seller={seller} listing={listing} reviews={<Reviews key={seller.id} reviews={reviews} />} />
    </WishTools>
  )
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
