import { useActionData, useLoaderData } from '@remix-run/react'
import { ContactPage } from '@tradepost/marketplace-features/ticket'
import { loadContact, sendRequest } from '@tradepost/marketplace-features/ticket/server'
import { metaFromData } from '~/document/page-meta'
import { page, pageAction } from '~/page/page.server'

export const handle = { routeName: 'contact', layout: 'web' }
export const loader = page(['catalog', 'messages', 'requests'], (context) => loadContact(context))
export const action = pageAction((context, form, _args, tools) => sendRequest(context, form, tools))
export const meta = metaFromData

export default function ContactRoute() {
  return <ContactPage {...useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
