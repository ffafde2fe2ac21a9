import type { Meta, StoryObj } from '@storybook/react-vite'
import { offerIds } from '@tradepost/api-client/testing'
import { type ScreenRoute, screen } from '../testing/screen.ts'
import { CheckoutPage } from './checkout-page.tsx'
import { loadCheckout, placeOrder } from './server.ts'

const at = (offerId: string, quantity: number, more: Partial<ScreenRoute> = {}): StoryObj => ({
  parameters: screen({
    path: '/checkout',
    at: `/checkout?offer=${offerId}&quantity=${quantity}`,
    load: (context, _args, tools) => loadCheckout(context, tools.guestCart),
    act: (context, form, _args, tools) => placeOrder(context, form, tools),
    fake: { signedIn: true },
    prepare: ({ state }) => {
      state.orders = []
    },
    ...more,
  }),
})
const refused = (code: string, message: string, field?: string) => ({
  ok: false,
  problems: [{ code, message, field }],
  values: {},
})
const meta: Meta = { title: 'Screens/Checkout', component: CheckoutPage }
export default meta

export const BuyNow = at(offerIds.noStand, 1)
export const Coins = at(offerIds.stand, 12)
export const FromCart = at('', 1, {
  at: '/checkout',
  prepare: ({ state }) => {
    state.cart = [
      { offerId: offerIds.noStand, quantity: 1 },
      { offerId: offerIds.stand, quantity: 25 },
    ]
  },
})
export const LongText = at(offerIds.longText, 1)
export const WrongEmail: StoryObj = {
  ...BuyNow,
  args: { result: refused('email_format', 'Incorrect email format', 'deliveryEmail') },
}
export const PriceChanged: StoryObj = {
  ...BuyNow,
  args: { result: refused('price_changed', 'The price has changed') },
}
export const Failing = at(offerIds.noStand, 1, {
  fake: { signedIn: true, failures: { 'finance.quoteCart': 'unavailable' } },
  broken: true,
})
