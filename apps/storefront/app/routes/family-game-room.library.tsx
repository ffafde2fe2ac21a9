import { useLoaderData } from '@remix-run/react'
import { LibraryPage } from '@tradepost/marketplace-features/pass'
import { loadLibrary } from '@tradepost/marketplace-features/pass/server'
import { metaFromData } from '~/document/page-meta'
import { page } from '~/page/page.server'

export const handle = { routeName: 'family-game-room-library', layout: 'web' }
export const loader = page(['pass', 'catalog'], (context) => loadLibrary(context))
export const meta = metaFromData

export default function LibraryRoute() {
  return <LibraryPage {...useLoaderData<typeof loader>()} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
