import { useLoaderData } from '@remix-run/react'
import { WishlistPage } from '@tradepost/marketplace-features/saved'
import { changeSaved, loadWishlist } from '@tradepost/marketplace-features/saved/server'
import { inTurn } from '~/browser/in-turn'
import { metaFromData } from '~/document/page-meta'
import { page, pageAction } from '~/page/page.server'
import { backPath, refererPath } from '~/sign-in/back-path.server'

export const handle = { routeName: 'wishlist', layout: 'web' }
export const loader = page(['catalog', 'compare', 'offer', 'saved'], (context, _args, tools) =>
  loadWishlist(context, tools.guestSaved),
)
export const action = pageAction((context, form, { request }, tools) =>
  changeSaved(context, form, tools, backPath(context, form.get('back'), refererPath(context, request))),
)
export const clientAction = inTurn()
export const meta = metaFromData

export default function WishlistRoute() {
  const { wishes, viewed, limit } = useLoaderData<typeof loader>()
  return <WishlistPage wishes={wishes} viewed={viewed} limit={limit} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
