import { useLoaderData } from '@remix-run/react'
import { RecentlyViewed, WishTools } from '@tradepost/marketplace-features/saved'
import { loadWished } from '@tradepost/marketplace-features/saved/server'
import { SearchPage } from '@tradepost/marketplace-features/search'
import { countEmptySearch, isEmptySearch, loadSearch } from '@tradepost/marketplace-features/search/server'
import { metaFromData } from '~/document/page-meta'
import { isVisit } from '~/page/is-visit.server'
import { page } from '~/page/page.server'
import { useVisitorPart } from '~/visitor/visitor-context'

export { skipRevalidationOnWishlist as shouldRevalidate } from '~/page/skip-revalidation-on-wishlist'
export const handle = {
  routeName: 'search',
  layout: 'web',
  isEmptySearch: (data: unknown) => (data as { isEmpty?: boolean } | undefined)?.isEmpty ?? false,
}
export const loader = page(['catalog', 'compare', 'offer', 'saved'], async (context, args, tools) => {
  const wished = loadWished(context, tools.guestSaved)
  const search = await loadSearch(context)
  const isEmpty = isEmptySearch(search)
  if (isEmpty && (await isVisit(args))) await countEmptySearch(context, search.keyword)
  return { ...search, isEmpty, wished: await wished }
})
export const meta = metaFromData

export default function SearchRoute() {
  const data = useLoaderData<typeof loader>()
  const { keyword, listing, games, popular } = data
  const wished = useVisitorPart(data, data.wished, (visitor) => visitor.wished)
  return (
    <WishTools wished={wished} compare>
      <SearchPage keyword={keyword} listing={listing} games={games} popular={popular} recent={<RecentlyViewed />} />
    </WishTools>
  )
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
