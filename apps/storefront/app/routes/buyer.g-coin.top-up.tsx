import { useActionData, useLoaderData } from '@remix-run/react'
import { TopUpPage } from '@tradepost/marketplace-features/gcoin'
import { loadTopUp, startTopUp } from '@tradepost/marketplace-features/gcoin/server'
import { metaFromData } from '~/document/page-meta'
import { page, pageAction } from '~/page/page.server'

export const handle = { routeName: 'buyer-g-coin-top-up', layout: 'web' }
export const loader = page(['rental'], loadTopUp, { signedIn: true })
export const action = pageAction((context, form, _args, tools) => startTopUp(context, form, tools), { signedIn: true })
export const meta = metaFromData

export default function TopUpRoute() {
  const { balance, amount, offerId, idempotencyKey } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  return (
    <TopUpPage balance={balance} amount={amount} offerId={offerId} idempotencyKey={idempotencyKey} result={result} />
  )
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
