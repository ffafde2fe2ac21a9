import type { Meta, StoryObj } from '@storybook/react-vite'
import { inState, worstOf } from '../testing/in-state.ts'
import { rows } from '../testing/ledger.ts'
import { type ScreenRoute, screen } from '../testing/screen.ts'
import { HomePage } from './home-page.tsx'
import { loadHome } from './server.ts'

const route: ScreenRoute = { path: '/', load: (context) => loadHome(context) }
const meta: Meta = {
  title: 'Screens/Home',
  component: HomePage,
  parameters: { ...screen(route), ledger: [...rows('A', 1), ...rows('B', [1, 9], 67)] },
}
export default meta

export const Normal: StoryObj = {}
export const Phone: StoryObj = { globals: { terminal: '2', viewport: { value: 'phone' } } }
export const NothingForSale: StoryObj = {
  parameters: screen({
    ...route,
    prepare: ({ state }) => {
      state.offers = []
      state.reviews = []
    },
  }),
}
export const Failing: StoryObj = {
  parameters: screen({ ...route, fake: { failures: { 'site.commonConfig': 'unavailable' } }, broken: true }),
}

export const LongText = inState(Normal, 'texts')
export const LongIds = inState(Normal, 'ids')
export const WorstCase = worstOf(Normal)
