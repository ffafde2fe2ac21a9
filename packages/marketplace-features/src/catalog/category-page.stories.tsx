import type { Meta, StoryObj } from '@storybook/react-vite'
import { categorySeeds } from '@tradepost/api-client/testing'
import { inState, worstOf } from '../testing/in-state.ts'
import { rows } from '../testing/ledger.ts'
import { type ScreenRoute, screen } from '../testing/screen.ts'
import { CategoryPage } from './category-page.tsx'
import { loadCategory } from './server.ts'

const route: ScreenRoute = {
  path: '/categories/:id',
  at: `/categories/${categorySeeds[1]?.categoryId}`,
  load: (context, { params }) => loadCategory(context, params.id ?? ''),
}
const meta: Meta = {
  title: 'Screens/Category',
  component: CategoryPage,
  parameters: { ...screen(route), ledger: rows('A', 8) },
}
export default meta

export const Normal: StoryObj = {}
export const NothingForSale: StoryObj = {
  parameters: screen({
    ...route,
    prepare: ({ state }) => {
      state.offers = []
    },
  }),
}
export const Unknown: StoryObj = { parameters: screen({ ...route, at: '/categories/404', broken: true }) }

export const Failing = inState(Normal, 'error')
export const LongText = inState(Normal, 'texts')
export const LongIds = inState(Normal, 'ids')
export const PricesUnknown = inState(Normal, 'prices')
export const WorstCase = worstOf(Normal)
