import { useLoaderData } from '@remix-run/react'
import { SearchPage } from '@tradepost/marketplace-features/search'
import { loadSearch } from '@tradepost/marketplace-features/search/server'
import { metaFromData } from '~/page-meta'
import { page } from '~/server/page.server'

export const handle = { routeName: 'search', layout: 'web' }
export const loader = page(['catalog', 'offer'], (context) => loadSearch(context))
export const meta = metaFromData

export default function SearchRoute() {
  const { keyword, listing, popular } = useLoaderData<typeof loader>()
  return <SearchPage keyword={keyword} listing={listing} popular={popular} />
}
export { RouteError as ErrorBoundary } from '~/route-error'
