import type { Meta, StoryObj } from '@storybook/react-vite'
import { offerIds } from '@tradepost/api-client/testing'
import { type ScreenRoute, screen } from '../testing/screen.ts'
import { loadWishlist } from './load-saved.ts'
import { WishlistPage } from './wishlist-page.tsx'

const at = (more: Partial<ScreenRoute> = {}): StoryObj => ({
  parameters: screen({
    path: '/wishlist',
    load: (context, _args, tools) => loadWishlist(context, tools.guestSaved),
    fake: { signedIn: true },
    ...more,
  }),
})
const meta: Meta = { title: 'Screens/Wishlist', component: WishlistPage }
export default meta

const { noStand, stand, rental, soldOut, shelfDown, renting, longText, arabic } = offerIds
const holds = (wished: string[], viewed: string[] = []): Partial<ScreenRoute> => ({
  prepare: ({ state }) => Object.assign(state, { wished, viewed }),
})

export const Saved = at(holds([noStand, stand, rental], [noStand, soldOut]))
export const Unavailable = at(holds([soldOut, shelfDown, renting, '404']))
export const Empty = at(holds([]))
export const EmptyButViewed = at(holds([], [noStand, stand]))
export const LongText = at(holds([longText, arabic]))
export const Visitor = at({ fake: { signedIn: false } })
export const Failing = at({ fake: { signedIn: true, failures: { 'operation.wishlist': 'unavailable' } }, broken: true })
