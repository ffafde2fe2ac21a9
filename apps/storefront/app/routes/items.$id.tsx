import { useActionData, useLoaderData } from '@remix-run/react'
import { WatchOffer } from '@tradepost/marketplace-features/alerts'
import { changeWatch, loadWatch } from '@tradepost/marketplace-features/alerts/server'
import { changeCart } from '@tradepost/marketplace-features/cart/server'
import { paths } from '@tradepost/marketplace-features/kernel/paths'
import { OfferPage, ShareButton } from '@tradepost/marketplace-features/offer'
import { buyOffer, fetchOffer, isPurchase, loadOffer } from '@tradepost/marketplace-features/offer/server'
import { Reviews } from '@tradepost/marketplace-features/reviews'
import { loadOfferReviews, ratingData } from '@tradepost/marketplace-features/reviews/server'
import { CompareLink, RecentlyViewed, WishButton, WishTools } from '@tradepost/marketplace-features/saved'
import { countView, loadWished, recordViewed } from '@tradepost/marketplace-features/saved/server'
import { metaFromData } from '~/document/page-meta'
import { idParam } from '~/page/id-param.server'
import { isVisit } from '~/page/is-visit.server'
import { isPrefetch, page, pageAction } from '~/page/page.server'
import { useVisitorPart } from '~/visitor/visitor-context'

export { skipRevalidationOnWishlist as shouldRevalidate } from '~/page/skip-revalidation-on-wishlist'
export const handle = { routeName: 'items-id', layout: 'web' }
export const loader = page(
  ['inputs', 'catalog', 'compare', 'offer', 'rental', 'saved'],
  async (context, args, tools) => {
    const offerId = idParam(args)
    const personal = Promise.all([loadWished(context, tools.guestSaved), loadWatch(context, offerId)])
    const offer = await fetchOffer(context, offerId)
    const [loaded, reviews, [wished, alerts]] = await Promise.all([
      loadOffer(context, offer),
      loadOfferReviews(context, offer),
      personal,
      isPrefetch(args.request) ? null : recordViewed(context, offerId),
      (await isVisit(args)) ? countView(context, offerId) : null,
    ])
    const [product, ...others] = loaded.meta.data ?? []
    const meta = { ...loaded.meta, data: [{ ...product, ...ratingData(reviews) }, ...others] }
    return { ...loaded, reviews, wished, alerts, meta }
  },
)
export const action = pageAction(
  async (context, form, args, tools) => {
    const offerId = idParam(args)
    if (!isPurchase(form)) return changeWatch(context, form, tools, offerId)
    return (
      (await buyOffer(context, form, tools, offerId)) ??
      (await changeCart(context, form, tools, paths.item(offerId) ?? '/'))
    )
  },
  { signedIn: (form) => !isPurchase(form) },
)
export const meta = metaFromData

export default function ItemRoute() {
  const data = useLoaderData<typeof loader>()
  const { offer, place, packs, similar, reviews } = data
  const wished = useVisitorPart(data, data.wished, (visitor) => visitor.wished)
  const bought = useVisitorPart(data, data.bought, (visitor) => visitor.offer?.bought ?? null)
  const alerts = useVisitorPart(data, data.alerts, (visitor) => visitor.offer?.alerts ?? null)
  const result = useActionData<typeof action>()
  return (
    <WishTools wished={wished}>
      <OfferPage
        key={offer.id}
        offer={offer}
        place={place}
        bought={bought}
        packs={packs}
        similar={similar}
        reviews={<Reviews key={offer.id} reviews={reviews} />}
        keep={
          <>
            <WishButton offer={offer} wished={wished.includes(offer.id)} />
            <CompareLink offerId={offer.id} />
            <ShareButton title={offer.title} />
          </>
        }
        result={result}
        watch={<WatchOffer offer={offer} alerts={alerts} result={result} />}
        recent={<RecentlyViewed without={offer.id} />}
      />
    </WishTools>
  )
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
