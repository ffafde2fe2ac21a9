import type { Meta, StoryObj } from '@storybook/react-vite'
import { offerIds } from '@tradepost/api-client/testing'
import { expect, waitFor } from 'storybook/test'
import { inState, worstOf } from '../testing/in-state.ts'
import { rows } from '../testing/ledger.ts'
import { playing } from '../testing/playing.ts'
import { type ScreenRoute, screen } from '../testing/screen.ts'
import { changeSaved, loadWishlist } from './server.ts'
import { WishlistPage } from './wishlist-page.tsx'

const wishlistWith = (more: Partial<ScreenRoute> = {}): StoryObj => ({
  parameters: screen({
    path: '/wishlist',
    load: (context, _args, tools) => loadWishlist(context, tools.guestSaved),
    act: (context, form, _args, tools) => changeSaved(context, form, tools, '/wishlist'),
    fake: { signedIn: true },
    ...more,
  }),
})
const meta: Meta = { title: 'Screens/Wishlist', component: WishlistPage, parameters: { ledger: rows('C', 38) } }
export default meta

const { noStand, stand, rental, soldOut, shelfDown, renting, longText, arabic } = offerIds
const holds = (wished: string[], viewed: string[] = []): Partial<ScreenRoute> => ({
  prepare: ({ state }) => Object.assign(state, { wished, viewed }),
})

export const Saved = wishlistWith(holds([noStand, stand, rental], [noStand, soldOut]))
export const Unavailable = wishlistWith(holds([soldOut, shelfDown, renting, '404']))
export const Empty = wishlistWith(holds([]))
export const EmptyButViewed = wishlistWith(holds([], [noStand, stand]))
export const LongText = wishlistWith(holds([longText, arabic]))
export const Visitor = wishlistWith({ fake: { signedIn: false } })
export const Failing = wishlistWith({
  fake: { signedIn: true, failures: { 'saved.wishlist': 'unavailable' } },
  broken: true,
})

export const TakenOff: StoryObj = {
  ...Saved,
  ...playing(async ({ root, user }) => {
    const hearts = () => root.querySelectorAll<HTMLElement>('[data-wished=true]')
    await waitFor(() => expect(hearts().length).toBeGreaterThan(1))
    const had = hearts().length
    await user.click(hearts()[0] as HTMLElement)
    await waitFor(() => expect(hearts().length).toBeLessThan(had))
  }),
}

export const LongIds = inState(Saved, 'ids')
export const PricesUnknown = inState(Saved, 'prices')
export const WorstCase = worstOf(Saved)
