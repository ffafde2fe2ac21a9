import { useActionData, useLoaderData } from '@remix-run/react'
import { LinkPage } from '@tradepost/marketplace-features/ticket'
import { loadLink, replyByLink } from '@tradepost/marketplace-features/ticket/server'
import { metaFromData } from '~/document/page-meta'
import { page, pageAction } from '~/page/page.server'

export const handle = { routeName: 'contact-request', layout: 'web' }
export const loader = page(['catalog', 'messages', 'requests'], (context) => loadLink(context))
export const action = pageAction((context, form, _args, tools) => replyByLink(context, form, tools))
export const meta = metaFromData

export default function LinkRoute() {
  const { ticket, sendKey } = useLoaderData<typeof loader>()
  return <LinkPage ticket={ticket} sendKey={sendKey} result={useActionData<typeof action>()} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
