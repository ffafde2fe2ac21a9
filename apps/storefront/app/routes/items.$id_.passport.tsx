import { useLoaderData } from '@remix-run/react'
import { PassportPage } from '@tradepost/marketplace-features/offer'
import { loadPassport } from '@tradepost/marketplace-features/offer/server'
import { metaFromData } from '~/document/page-meta'
import { idParam } from '~/page/id-param.server'
import { page } from '~/page/page.server'
import { notFoundPage } from '~/page/page-failure.server'

export const handle = { routeName: 'items-id-passport', layout: 'web' }
export const loader = page(['offer', 'passport'], async (context, args) => {
  const passport = await loadPassport(context, idParam(args), new Date())
  if (!passport) throw notFoundPage(context.url.pathname)
  return passport
})
export const meta = metaFromData

export default function PassportRoute() {
  return <PassportPage {...useLoaderData<typeof loader>()} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
