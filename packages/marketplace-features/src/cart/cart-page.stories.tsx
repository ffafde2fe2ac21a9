import type { Meta, StoryObj } from '@storybook/react-vite'
import { id64, offerIds } from '@tradepost/api-client/testing'
import { expect, waitFor } from 'storybook/test'
import { inState, worstOf } from '../testing/in-state.ts'
import { rows } from '../testing/ledger.ts'
import { playing } from '../testing/playing.ts'
import { type ScreenRoute, screen } from '../testing/screen.ts'
import { CartPage } from './cart-page.tsx'
import { changeCart, loadCart } from './server.ts'

const cartAt = (query: string, more: Partial<ScreenRoute> = {}): StoryObj => ({
  parameters: screen({
    path: '/cart',
    at: `/cart${query}`,
    load: (context, _args, tools) => loadCart(context, tools.guestCart),
    act: (context, form, _args, tools) => changeCart(context, form, tools, '/cart'),
    ...more,
  }),
})
const lines = [offerIds.noStand, offerIds.stand, offerIds.mixStand].map((offerId, n) => ({
  offerId,
  quantity: 1 + n * 4,
}))
const meta: Meta = {
  title: 'Screens/Cart',
  component: CartPage,
  parameters: { ledger: [...rows('A', 61), ...rows('E', [30, 33]), ...rows('H', 25)] },
}
export default meta

export const Visitor = cartAt('', { guestCart: lines.slice(0, 2) })
export const Buyer = cartAt('', {
  fake: { signedIn: true },
  prepare: ({ state }) => {
    state.cart = [...lines]
  },
})
export const LimitReached = cartAt('?limit=guestLines', { guestCart: lines })
export const TotalReached = cartAt('?limit=guestTotal', { guestCart: lines })
export const Problems = cartAt('', {
  guestCart: [offerIds.soldOut, offerIds.shelfDown, offerIds.renting, id64(9), offerIds.stand].map((offerId) => ({
    offerId,
    quantity: 2,
  })),
})
export const LongText = cartAt('', { guestCart: [{ offerId: offerIds.longText, quantity: 1 }] })
export const Empty = cartAt('')
export const Failing = cartAt('', {
  guestCart: lines,
  fake: { failures: { 'cart.quoteCart': 'internal' } },
  broken: true,
})

export const QuantityChanged: StoryObj = {
  ...Buyer,
  ...playing(async ({ canvas, root, user, t }) => {
    const [more] = await canvas.findAllByRole('button', { name: t('cart.more') })
    const quantity = () => Number(more?.closest('form')?.querySelector<HTMLInputElement>('input[name=quantity]')?.value)
    const total = () => root.querySelector('#cart-summary')?.closest('section')?.textContent
    const [had, cost] = [quantity(), total()]
    await user.click(more as HTMLElement)
    await waitFor(() => expect(quantity()).toBe(had + 1))
    await waitFor(() => expect(total()).not.toBe(cost))
  }),
}
export const LineRemoved: StoryObj = {
  ...Buyer,
  ...playing(async ({ canvas, root, user }) => {
    await canvas.findAllByRole('listitem')
    const bins = () => root.querySelectorAll<HTMLInputElement>('input[value=remove]')
    const had = bins().length
    await user.click(bins()[0]?.form?.querySelector('button') as HTMLElement)
    await waitFor(() => expect(bins()).toHaveLength(had - 1))
  }),
}

export const LongIds = inState(Buyer, 'ids')
export const PricesUnknown = inState(Buyer, 'prices')
export const WorstCase = worstOf(Buyer)
