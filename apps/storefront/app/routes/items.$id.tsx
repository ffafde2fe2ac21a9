import { useLoaderData } from '@remix-run/react'
import { OfferPage } from '@tradepost/marketplace-features/offer'
import { loadOffer } from '@tradepost/marketplace-features/offer/server'
import { Reviews } from '@tradepost/marketplace-features/reviews'
import { loadOfferReviews, ratingData } from '@tradepost/marketplace-features/reviews/server'
import { metaFromData } from '~/page-meta'
import { idParam } from '~/server/id-param.server'
import { page } from '~/server/page.server'

export const handle = { routeName: 'items-id', layout: 'web' }
export const loader = page(['catalog', 'offer', 'rental'], async (context, args) => {
  const offerId = idParam(args)
  const loaded = await loadOffer(context, offerId)
  const reviews = await loadOfferReviews(context, offerId, loaded.offer.seller.id)
  const [product, ...others] = loaded.meta.data ?? []
  return { ...loaded, reviews, meta: { ...loaded.meta, data: [{ ...product, ...ratingData(reviews) }, ...others] } }
})
export const meta = metaFromData

export default function ItemRoute() {
  const { offer, packs, similar, reviews } = useLoaderData<typeof loader>()
  return (
    <OfferPage
      key={offer.id}
      offer={offer}
      packs={packs}
      similar={similar}
      reviews={<Reviews key={offer.id} reviews={reviews} />}
    />
  )
}
export { RouteError as ErrorBoundary } from '~/route-error'
