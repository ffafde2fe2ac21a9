import { useLoaderData } from '@remix-run/react'
import { AgreementPage } from '@tradepost/marketplace-features/pass'
import { loadAgreement } from '@tradepost/marketplace-features/pass/server'
import { metaFromData } from '~/document/page-meta'
import { page } from '~/page/page.server'

export const handle = { routeName: 'family-game-room-agreement', layout: 'web' }
export const loader = page(['pass', 'catalog'], (context) => loadAgreement(context))
export const meta = metaFromData

export default function AgreementRoute() {
  return <AgreementPage {...useLoaderData<typeof loader>()} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
