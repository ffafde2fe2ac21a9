import type { Meta, StoryObj } from '@storybook/react-vite'
import { inState, worstOf } from '../testing/in-state.ts'
import { rows } from '../testing/ledger.ts'
import { type ScreenRoute, screen } from '../testing/screen.ts'
import { loadSharing } from './server.ts'
import { SharingPage } from './sharing-page.tsx'

const route = (variant: 'category' | 'community'): ScreenRoute => ({
  path: `/${variant === 'category' ? 'categories' : 'community'}/game-sharing`,
  load: (context) => loadSharing(context, variant),
})
const meta: Meta = { title: 'Screens/GameSharing', component: SharingPage, parameters: { ledger: rows('A', 9, 10) } }
export default meta

export const Category: StoryObj = { args: { variant: 'category' }, parameters: screen(route('category')) }
export const Community: StoryObj = { args: { variant: 'community' }, parameters: screen(route('community')) }
export const NothingShared: StoryObj = {
  args: { variant: 'category' },
  parameters: screen({
    ...route('category'),
    prepare: ({ state }) => {
      state.offers = []
    },
  }),
}

export const Failing = inState(Category, 'error')
export const LongText = inState(Category, 'texts')
export const LongIds = inState(Category, 'ids')
export const PricesUnknown = inState(Category, 'prices')
export const WorstCase = worstOf(Category)
