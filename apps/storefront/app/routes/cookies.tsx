import { useLoaderData } from '@remix-run/react'
import { CookiesPage } from '@tradepost/marketplace-features/consent'
import { loadCookies } from '@tradepost/marketplace-features/consent/server'
import { metaFromData } from '~/document/page-meta'
import { page } from '~/page/page.server'
import { cookieNames } from '../../server/visitor/cookies.ts'

export const handle = { routeName: 'cookies', layout: 'web' }
export const loader = page(['catalog', 'consent'], (context, args) => {
  return loadCookies(context, args.context.cookies.get(cookieNames.consent))
})
export const meta = metaFromData

export default function CookiesRoute() {
  return <CookiesPage choice={useLoaderData<typeof loader>().choice} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
