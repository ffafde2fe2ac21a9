import { useActionData, useLoaderData } from '@remix-run/react'
import { UnsubscribePage } from '@tradepost/marketplace-features/alerts'
import { answerUnsubscribe, loadUnsubscribe } from '@tradepost/marketplace-features/alerts/server'
import { metaFromData } from '~/document/page-meta'
import { page, pageAction } from '~/page/page.server'

export const handle = { routeName: 'unsubscribe', layout: 'web' }
export const loader = page(['saved'], (context) => loadUnsubscribe(context))
export const action = pageAction(async (context, form) => ({ answer: await answerUnsubscribe(context, form) }))
export const meta = metaFromData

export default function UnsubscribeRoute() {
  const { token, subscription } = useLoaderData<typeof loader>()
  return <UnsubscribePage token={token} subscription={subscription} result={useActionData<typeof action>()?.answer} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
