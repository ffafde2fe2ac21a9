import type { Meta, StoryObj } from '@storybook/react-vite'
import { offerIds } from '@tradepost/api-client/testing'
import { expect, waitFor } from 'storybook/test'
import { inState, worstOf } from '../testing/in-state.ts'
import { rows } from '../testing/ledger.ts'
import { playing } from '../testing/playing.ts'
import { type ScreenRoute, screen } from '../testing/screen.ts'
import { stillLoading } from '../testing/still-loading.ts'
import { CheckoutPage } from './checkout-page.tsx'
import { loadCheckout, placeOrder } from './server.ts'

const checkoutOf = (offerId: string, quantity: number, more: Partial<ScreenRoute> = {}): StoryObj => ({
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
const meta: Meta = {
  title: 'Screens/Checkout',
  component: CheckoutPage,
  parameters: { ledger: [...rows('A', 21), ...rows('D', 39, 58)] },
}
export default meta

export const BuyNow = checkoutOf(offerIds.noStand, 1)
export const Coins = checkoutOf(offerIds.stand, 12)
export const FromCart = checkoutOf('', 1, {
  at: '/checkout',
  prepare: ({ state }) => {
    state.cart = [
      { offerId: offerIds.noStand, quantity: 1 },
      { offerId: offerIds.stand, quantity: 25 },
    ]
  },
})
export const LongText = checkoutOf(offerIds.longText, 1)
export const WrongEmail: StoryObj = {
  ...BuyNow,
  args: { result: refused('email_format', 'Incorrect email format', 'deliveryEmail') },
}
export const InputRefused: StoryObj = {
  ...Coins,
  args: {
    result: refused('delivery_input_missing', 'Please fill this in.', `inputs.${offerIds.stand}.character`),
  },
}
export const CardsMissing: StoryObj = { ...BuyNow, args: { cardsMissing: true } }
export const PriceChanged: StoryObj = {
  ...BuyNow,
  args: { result: refused('price_changed', 'The price has changed') },
}
const holdsTooMuch: ScreenRoute['prepare'] = ({ state }) => {
  state.orders = state.orders.flatMap((order) =>
    order.state === 'awaiting_payment'
      ? Array.from({ length: 5 }, (_, n) => ({
          ...order,
          id: `${order.id}${n}`,
          purchaseId: `${n}${order.purchaseId.slice(1)}`,
        }))
      : [],
  )
}
/** Five purchases are unpaid. The sixth is refused, with a link to the unpaid orders. */
export const TooMuchUnpaid: StoryObj = {
  ...checkoutOf(offerIds.noStand, 1, {
    at: `/checkout?offer=${offerIds.noStand}&quantity=1&again=1`,
    prepare: holdsTooMuch,
  }),
  ...playing(async ({ canvas, root, user, t }) => {
    await canvas.findByLabelText(t('checkout.deliveryEmail'))
    await user.click(root.querySelector('button[type=submit]') as HTMLElement)
    await canvas.findByText(t('errors.too_much_unpaid'))
    await expect(canvas.getByRole('link', { name: t('checkout.toUnpaid') })).toBeVisible()
  }),
}
export const Failing = checkoutOf(offerIds.noStand, 1, {
  fake: { signedIn: true, failures: { 'cart.quoteCart': 'unavailable' } },
  broken: true,
})

export const CouponChosen: StoryObj = {
  ...FromCart,
  ...playing(async ({ canvas, root, user, t }) => {
    await canvas.findByText(t('checkout.couponTitle'))
    const pay = () => root.querySelector('button[type=submit]')?.textContent
    const before = pay()
    await user.click(canvas.getAllByRole('radio')[1] as HTMLElement)
    await waitFor(() => expect(pay()).not.toBe(before))
  }),
}
/** A coupon that covers the whole total: no card is needed. */
export const NothingToPay: StoryObj = {
  ...checkoutOf(offerIds.noStand, 1, {
    prepare: ({ state }) => {
      state.orders = []
      for (const coupon of state.coupons) coupon.percentOff = 100
    },
  }),
  ...playing(async ({ canvas, root, user, t }) => {
    await canvas.findByText(t('checkout.couponTitle'))
    await user.click(canvas.getAllByRole('radio')[1] as HTMLElement)
    const button = () => root.querySelector('button[type=submit]')
    await waitFor(() => expect(button()).toHaveTextContent(t('checkout.completeOrder')))
    await expect(canvas.queryByText(t('checkout.nextPay'))).toBeNull()
  }),
}
export const WithoutEmail: StoryObj = {
  ...BuyNow,
  ...playing(async ({ canvas, root, user, t }) => {
    const field = await canvas.findByLabelText(t('checkout.deliveryEmail'))
    await user.clear(field)
    await user.click(root.querySelector('button[type=submit]') as HTMLElement)
    await waitFor(() => expect(canvas.getByLabelText(t('checkout.deliveryEmail'))).toBeInvalid())
    await expect(canvas.getByText(t('checkout.problems'))).toBeVisible()
  }),
}

const charging =
  (percent: number): ScreenRoute['prepare'] =>
  ({ state }) => {
    state.orders = []
    state.taxPercent = percent
  }
/** The shop charges tax: the buyer states a country, and sees the tax in the price. */
export const WithTax: StoryObj = {
  ...checkoutOf(offerIds.noStand, 1, { prepare: charging(19) }),
  ...playing(async ({ canvas, t }) => {
    await canvas.findByText(t('checkout.taxTitle'))
    await expect(canvas.getByText(/19\s?[%％]/)).toBeVisible()
    await expect(canvas.getByLabelText(t('checkout.taxCountry'))).toHaveValue('DE')
  }),
}
/** A business in another country: no tax in the price. */
export const ReverseCharge: StoryObj = {
  ...checkoutOf(offerIds.noStand, 1, {
    at: `/checkout?offer=${offerIds.noStand}&quantity=1&country=FR&vat=FR83404833048`,
    prepare: charging(19),
  }),
  ...playing(async ({ canvas, t }) => {
    await canvas.findByText(t('checkout.taxReverse'))
  }),
}
export const VatNumberWrong: StoryObj = {
  ...checkoutOf(offerIds.noStand, 1, {
    at: `/checkout?offer=${offerIds.noStand}&quantity=1&country=FR&vat=123`,
    prepare: charging(19),
  }),
  ...playing(async ({ canvas, t }) => {
    await canvas.findByText(t('checkout.taxNumberWrong'))
  }),
}

export const Loading = stillLoading(FromCart, 'form[method=post] button[type=submit]')
export const LongIds = inState(FromCart, 'ids')
export const PricesUnknown = inState(FromCart, 'prices')
export const WorstCase = worstOf(FromCart)
