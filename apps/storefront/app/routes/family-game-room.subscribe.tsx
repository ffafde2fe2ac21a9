import { useActionData, useLoaderData } from '@remix-run/react'
import { SubscribePage } from '@tradepost/marketplace-features/pass'
import { activate, loadSubscribe } from '@tradepost/marketplace-features/pass/server'
import { metaFromData } from '~/document/page-meta'
import { page, pageAction } from '~/page/page.server'

export const handle = { routeName: 'family-game-room-subscribe', layout: 'web' }
export const loader = page(['pass', 'catalog', 'checkout'], (context) => loadSubscribe(context), { signedIn: true })
export const action = pageAction((context, form, _args, tools) => activate(context, form, tools), { signedIn: true })
export const meta = metaFromData

export default function SubscribeRoute() {
  const { plan, myPass, tax, idempotencyKey } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  return <SubscribePage plan={plan} myPass={myPass} tax={tax} idempotencyKey={idempotencyKey} result={result} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
