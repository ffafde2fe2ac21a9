import { useLoaderData } from '@remix-run/react'
import { CartPage } from '@tradepost/marketplace-features/cart'
import { changeCart, loadCart } from '@tradepost/marketplace-features/cart/server'
import { inTurn } from '~/browser/in-turn'
import { metaFromData } from '~/document/page-meta'
import { page, pageAction } from '~/page/page.server'
import { backPath, refererPath } from '~/sign-in/back-path.server'

export const handle = { routeName: 'cart', layout: 'web' }
export const loader = page(['cart'], (context, _args, tools) => loadCart(context, tools.guestCart))
export const action = pageAction((context, form, { request }, tools) =>
  changeCart(context, form, tools, backPath(context, form.get('back'), refererPath(context, request))),
)
export const clientAction = inTurn()
export const meta = metaFromData

export default function CartRoute() {
  const { cart, limit } = useLoaderData<typeof loader>()
  return <CartPage cart={cart} limit={limit} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
