import { useLoaderData } from '@remix-run/react'
import { ValueIndexPage } from '@tradepost/marketplace-features/value'
import { loadValueIndex } from '@tradepost/marketplace-features/value/server'
import { metaFromData } from '~/document/page-meta'
import { page } from '~/page/page.server'

export const handle = { routeName: 'value-calculator', layout: 'web' }
export const loader = page(['value', 'catalog'], (context) => loadValueIndex(context))
export const meta = metaFromData

export default function ValueIndexRoute() {
  return <ValueIndexPage {...useLoaderData<typeof loader>()} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
