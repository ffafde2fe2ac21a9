import { useLoaderData } from '@remix-run/react'
import { TopUpDonePage } from '@tradepost/marketplace-features/gcoin'
import { loadTopUpDone, retryTopUp } from '@tradepost/marketplace-features/gcoin/server'
import { metaFromData } from '~/document/page-meta'
import { page, pageAction } from '~/page/page.server'

export const handle = { routeName: 'buyer-g-coin-done', layout: 'web' }
export const loader = page(['rental'], loadTopUpDone, { signedIn: true })
export const action = pageAction((context, form, _args, tools) => retryTopUp(context, form, tools), { signedIn: true })
export const meta = metaFromData

export default function TopUpDoneRoute() {
  const { purchaseId, outcome, total, payable, balance, offerId } = useLoaderData<typeof loader>()
  return (
    <TopUpDonePage
      purchaseId={purchaseId}
      outcome={outcome}
      total={total}
      payable={payable}
      balance={balance}
      offerId={offerId}
    />
  )
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
