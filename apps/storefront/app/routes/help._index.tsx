import { useLoaderData } from '@remix-run/react'
import { HelpPage } from '@tradepost/marketplace-features/help'
import { loadHelp } from '@tradepost/marketplace-features/help/server'
import { metaFromData } from '~/document/page-meta'
import { page } from '~/page/page.server'

export const handle = { routeName: 'help', layout: 'web' }
export const loader = page(['catalog', 'help'], (context) => loadHelp(context))
export const meta = metaFromData

export default function HelpRoute() {
  const { keyword, categories } = useLoaderData<typeof loader>()
  return <HelpPage keyword={keyword} categories={categories} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
