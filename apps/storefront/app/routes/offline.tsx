import { OfflinePage } from '@tradepost/marketplace-features/offline'
import { loadOffline } from '@tradepost/marketplace-features/offline/server'
import { metaFromData } from '~/document/page-meta'
import { page } from '~/page/page.server'

export const handle = { routeName: 'offline', layout: 'web' }
export const loader = page(['offline'], loadOffline)
export const meta = metaFromData

export default function OfflineRoute() {
  return <OfflinePage />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
