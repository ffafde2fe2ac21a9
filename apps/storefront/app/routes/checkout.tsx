import { type ClientLoaderFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { CheckoutPage } from '@tradepost/marketplace-features/checkout'
import { loadCheckout, placeOrder } from '@tradepost/marketplace-features/checkout/server'
import { useCardScriptMissing } from '~/after-load/card-script'
import { metaFromData } from '~/document/page-meta'
import { page, pageAction } from '~/page/page.server'
import { takesCards } from '../../server/security/protected-paths.ts'

export const handle = { routeName: 'checkout', layout: 'web', chrome: 'plain' }
export const loader = page(
  ['checkout', 'cart', 'inputs', 'legal', 'offer'],
  (context, _args, tools) => loadCheckout(context, tools.guestCart),
  {
    signedIn: true,
  },
)
/** Loads a new document if there is a card provider: only the checkout's own policy allows the provider's script. */
export function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  if (!document.body.dataset.cards || takesCards(window.location.pathname)) return serverLoader()
  window.location.assign(request.url)
  return new Promise<never>(() => undefined)
}
export const action = pageAction((context, form, _args, tools) => placeOrder(context, form, tools), { signedIn: true })
export const meta = metaFromData

export default function CheckoutRoute() {
  const { cart, direct, email, coupons, coupon, tax, idempotencyKey, terms, legal } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  return (
    <CheckoutPage
      cart={cart}
      direct={direct}
      email={email}
      coupons={coupons}
      coupon={coupon}
      tax={tax}
      idempotencyKey={idempotencyKey}
      terms={terms}
      legal={legal}
      cardsMissing={useCardScriptMissing()}
      result={result}
    />
  )
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
