import { useLoaderData } from '@remix-run/react'
import { ResultPage } from '@tradepost/marketplace-features/pass'
import { loadResult, payAgain } from '@tradepost/marketplace-features/pass/server'
import { metaFromData } from '~/document/page-meta'
import { page, pageAction } from '~/page/page.server'

export const handle = { routeName: 'family-game-room-result', layout: 'web' }
export const loader = page(['pass', 'catalog'], (context, { params }) => loadResult(context, params.id ?? ''), {
  signedIn: true,
})
export const action = pageAction(
  (context, form, { params }, tools) => payAgain(context, form, tools, params.id ?? ''),
  { signedIn: true },
)
export const meta = metaFromData

export default function ResultRoute() {
  return <ResultPage subscription={useLoaderData<typeof loader>().subscription} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
