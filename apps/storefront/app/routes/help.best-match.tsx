import { useLoaderData } from '@remix-run/react'
import { isId } from '@tradepost/domain/typed/id'
import { BestMatchPage } from '@tradepost/marketplace-features/ranking'
import { loadBestMatch } from '@tradepost/marketplace-features/ranking/server'
import { metaFromData } from '~/document/page-meta'
import { page } from '~/page/page.server'

export const handle = { routeName: 'best-match', layout: 'web' }
export const loader = page(['catalog', 'help', 'ranking'], (context, { request }) => {
  const offer = new URL(request.url).searchParams.get('offer') ?? ''
  return loadBestMatch(context, isId(offer) ? offer : undefined)
})
export const meta = metaFromData

export default function Route() {
  return <BestMatchPage {...useLoaderData<typeof loader>()} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
