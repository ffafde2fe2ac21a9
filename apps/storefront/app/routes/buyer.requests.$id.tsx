import { useActionData, useLoaderData } from '@remix-run/react'
import { TicketPage } from '@tradepost/marketplace-features/ticket'
import { loadTicket, replyToTicket } from '@tradepost/marketplace-features/ticket/server'
import { metaFromData } from '~/document/page-meta'
import { page, pageAction } from '~/page/page.server'

export const handle = { routeName: 'buyer-request', layout: 'web' }
export const loader = page(
  ['account', 'messages', 'requests'],
  (context, { params }) => loadTicket(context, params.id ?? ''),
  { signedIn: true },
)
export const action = pageAction(
  (context, form, { params }, tools) => replyToTicket(context, form, tools, params.id ?? ''),
  { signedIn: true },
)
export const meta = metaFromData

export default function TicketRoute() {
  const { ticket, sendKey } = useLoaderData<typeof loader>()
  return <TicketPage ticket={ticket} sendKey={sendKey} result={useActionData<typeof action>()} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
