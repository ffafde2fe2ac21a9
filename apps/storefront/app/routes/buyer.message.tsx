import { useActionData, useHref, useLoaderData } from '@remix-run/react'
import { MessagesPage } from '@tradepost/marketplace-features/messages'
import { actOnMessages, loadMessages } from '@tradepost/marketplace-features/messages/server'
import { metaFromData } from '~/document/page-meta'
import { isPrefetch, page, pageAction } from '~/page/page.server'

export const handle = { routeName: 'buyer-message', layout: 'web' }
export const loader = page(
  ['account', 'messages', 'messageReport', 'orders'],
  (context, { request }) => loadMessages(context, { prefetching: isPrefetch(request) }),
  { signedIn: 'say' },
)
export const action = pageAction((context, form, _args, tools) => actOnMessages(context, form, tools), {
  signedIn: 'say',
})
export const meta = metaFromData

export default function MessagesRoute() {
  const stream = useHref('/buyer/message/stream')
  return <MessagesPage {...useLoaderData<typeof loader>()} stream={stream} result={useActionData<typeof action>()} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
