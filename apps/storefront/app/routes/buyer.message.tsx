import { MessagesPage } from '@tradepost/marketplace-features/buyer'
import { loadMessages } from '@tradepost/marketplace-features/buyer/server'
import { metaFromData } from '~/page-meta'
import { page } from '~/server/page.server'

export const handle = { routeName: 'buyer-message', layout: 'web' }
export const loader = page(['account'], loadMessages, { signedIn: true })
export const meta = metaFromData

export default function BuyerPageRoute() {
  return <MessagesPage />
}
export { RouteError as ErrorBoundary } from '~/route-error'
