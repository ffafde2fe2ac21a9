import { useLoaderData } from '@remix-run/react'
import { CategoryPage } from '@tradepost/marketplace-features/catalog'
import { loadCategory } from '@tradepost/marketplace-features/catalog/server'
import { WishTools } from '@tradepost/marketplace-features/saved'
import { loadWished } from '@tradepost/marketplace-features/saved/server'
import { metaFromData } from '~/document/page-meta'
import { idParam } from '~/page/id-param.server'
import { page } from '~/page/page.server'
import { useVisitorPart } from '~/visitor/visitor-context'

export { skipRevalidationOnWishlist as shouldRevalidate } from '~/page/skip-revalidation-on-wishlist'
export const handle = { routeName: 'categories', layout: 'web' }
export const loader = page(['catalog', 'offer', 'saved'], async (context, args, tools) => {
  const wished = loadWished(context, tools.guestSaved)
  return { ...(await loadCategory(context, idParam(args))), wished: await wished }
})
export const meta = metaFromData

export default function CategoryRoute() {
  const data = useLoaderData<typeof loader>()
  const { category, offers } = data
  const wished = useVisitorPart(data, data.wished, (visitor) => visitor.wished)
  return (
    <WishTools wished={wished}>
      <CategoryPage category={category} offers={offers} />
    </WishTools>
  )
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
