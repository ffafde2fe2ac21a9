import { useLoaderData } from '@remix-run/react'
import { DownloadPage } from '@tradepost/marketplace-features/pass'
import { loadDownload } from '@tradepost/marketplace-features/pass/server'
import { metaFromData } from '~/document/page-meta'
import { page } from '~/page/page.server'
import { platformFor } from '~/tenant/platform.server'

export const handle = { routeName: 'family-game-room-download', layout: 'web' }
export const loader = page(['pass', 'catalog'], (context, args) => loadDownload(context, platformFor(args)))
export const meta = metaFromData

export default function DownloadRoute() {
  return <DownloadPage {...useLoaderData<typeof loader>()} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
