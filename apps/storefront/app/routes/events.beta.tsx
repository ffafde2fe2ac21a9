import { BetaPage } from '@tradepost/marketplace-features/landing'
import { loadBeta } from '@tradepost/marketplace-features/landing/server'
import { metaFromData } from '~/page-meta'
import { page } from '~/server/page.server'

export const handle = { routeName: 'events-beta', layout: 'web' }
export const loader = page(['catalog', 'around'], loadBeta)
export const meta = metaFromData

export default function BetaRoute() {
  return <BetaPage />
}
export { RouteError as ErrorBoundary } from '~/route-error'
