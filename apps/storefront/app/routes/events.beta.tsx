import { useActionData, useLoaderData } from '@remix-run/react'
import { BetaPage } from '@tradepost/marketplace-features/landing'
import { changeBeta, loadBeta } from '@tradepost/marketplace-features/landing/server'
import { metaFromData } from '~/document/page-meta'
import { page, pageAction } from '~/page/page.server'

export const handle = { routeName: 'events-beta', layout: 'web' }
export const loader = page(['catalog', 'beta'], loadBeta)
export const action = pageAction((context, form, _args, tools) => changeBeta(context, form, tools), { signedIn: true })
export const meta = metaFromData

export default function BetaRoute() {
  const { betaStatus } = useLoaderData<typeof loader>()
  return <BetaPage betaStatus={betaStatus} result={useActionData<typeof action>()} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
