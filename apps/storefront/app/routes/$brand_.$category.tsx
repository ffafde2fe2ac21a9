import { useLoaderData } from '@remix-run/react'
import { BrandCategoryPage } from '@tradepost/marketplace-features/catalog'
import { loadBrandCategory } from '@tradepost/marketplace-features/catalog/server'
import { WishTools } from '@tradepost/marketplace-features/saved'
import { loadWished } from '@tradepost/marketplace-features/saved/server'
import { metaFromData } from '~/document/page-meta'
import { page } from '~/page/page.server'
import { useVisitorPart } from '~/visitor/visitor-context'

export { skipRevalidationOnWishlist as shouldRevalidate } from '~/page/skip-revalidation-on-wishlist'
export const handle = {
  routeName: 'brand-category',
  layout: 'web',
  primaryHeader: (data: unknown) => (data as { primaryHeader?: boolean } | undefined)?.primaryHeader ?? false,
}
export const loader = page(['catalog', 'compare', 'offer', 'saved'], async (context, { params }, tools) => {
  const wished = loadWished(context, tools.guestSaved)
  const loaded = await loadBrandCategory(context, params.brand ?? '', params.category ?? '')
  return { ...loaded, wished: await wished }
})
export const meta = metaFromData

export default function BrandCategoryRoute() {
  const data = useLoaderData<typeof loader>()
  const { entry, parents, listing, sellers } = data
  const wished = useVisitorPart(data, data.wished, (visitor) => visitor.wished)
  return (
    <WishTools wished={wished} compare>
      <BrandCategoryPage entry={entry} parents={parents} listing={listing} sellers={sellers} />
    </WishTools>
  )
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
