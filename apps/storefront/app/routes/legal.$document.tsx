import { useLoaderData } from '@remix-run/react'
import { LegalPage } from '@tradepost/marketplace-features/legal'
import { loadLegal } from '@tradepost/marketplace-features/legal/server'
import { metaFromData } from '~/document/page-meta'
import { notFoundPage, page } from '~/page/page.server'

export const handle = { routeName: 'legal', layout: 'web' }
export const loader = page(['catalog', 'legal'], async (context, { params }) => {
  const loaded = await loadLegal(context, params.document ?? '')
  if (!loaded) throw notFoundPage(context.url.pathname)
  return loaded
})
export const meta = metaFromData

export default function LegalRoute() {
  return <LegalPage page={useLoaderData<typeof loader>().page} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
