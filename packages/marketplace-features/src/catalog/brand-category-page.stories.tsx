import type { Meta, StoryObj } from '@storybook/react-vite'
import { offerIds } from '@tradepost/api-client/testing'
import { type ScreenRoute, screen } from '../testing/screen.ts'
import { BrandCategoryPage } from './brand-category-page.tsx'
import { loadBrandCategory } from './server.ts'

const route: ScreenRoute = {
  path: '/:brand/:category',
  load: (context, { params }) => loadBrandCategory(context, params.brand ?? '', params.category ?? ''),
}
const at = (category: string, more: Partial<ScreenRoute> = {}): StoryObj => ({
  parameters: screen({ ...route, at: `/world-of-warcraft/${category}`, ...more }),
})
const meta: Meta = { title: 'Screens/BrandCategory', component: BrandCategoryPage }
export default meta

export const Accounts = at('accounts')
export const Coins = at('coins')
export const Items = at('items')
export const Boosting = at('boosting')
export const GameSharing = at('game-sharing')
export const Rental = at('rental')
export const Filtered = at('accounts?verified=1&sort=price-asc')
export const NothingFound = at('accounts', {
  prepare: ({ state }) => {
    state.offers = []
  },
})
export const LongText = at('accounts', {
  prepare: ({ state }) => {
    state.offers = state.offers.filter(({ id }) => id === offerIds.longText)
  },
})
export const Unknown = at('nothing-like-it', { broken: true })
