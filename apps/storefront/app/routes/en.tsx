import { useLoaderData } from '@remix-run/react'
import { HomePage } from '@tradepost/marketplace-features/home'
import { loadHome } from '@tradepost/marketplace-features/home/server'
import { metaFromData } from '~/document/page-meta'
import { page } from '~/page/page.server'

// The English home page of shops whose default language has a prefix. In other shops /en redirects to the home page.
export const handle = { routeName: 'index', layout: 'home' }
export const loader = page(['catalog'], (context) => loadHome(context))
export const meta = metaFromData

export default function EnglishHomeRoute() {
  const { areas, games, categoryIds } = useLoaderData<typeof loader>()
  return <HomePage areas={areas} games={games} categoryIds={categoryIds} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
