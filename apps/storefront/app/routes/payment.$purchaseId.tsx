import { useLoaderData } from '@remix-run/react'
import { PaymentPromptPage } from '@tradepost/marketplace-features/payment'
import { answerPrompt, loadPrompt } from '@tradepost/marketplace-features/payment/server'
import { metaFromData } from '~/document/page-meta'
import { page, pageAction } from '~/page/page.server'

export const handle = { routeName: 'payment', layout: 'web' }
export const loader = page(['checkout'], (context, { params }) => loadPrompt(context, params.purchaseId ?? ''), {
  signedIn: true,
})
export const action = pageAction(
  (context, form, { params }, tools) => answerPrompt(context, form, tools, params.purchaseId ?? ''),
  { signedIn: true },
)
export const meta = metaFromData

export default function PaymentRoute() {
  const { purchase, payable, asked, cancelled } = useLoaderData<typeof loader>()
  return <PaymentPromptPage purchase={purchase} payable={payable} asked={asked} cancelled={cancelled} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
