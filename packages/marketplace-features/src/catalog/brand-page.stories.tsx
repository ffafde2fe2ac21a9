import type { Meta, StoryObj } from '@storybook/react-vite'
import { inState, worstOf } from '../testing/in-state.ts'
import { rows } from '../testing/ledger.ts'
import { screen } from '../testing/screen.ts'
import { BrandPage } from './brand-page.tsx'
import { loadBrand } from './server.ts'

const route = {
  path: '/:brand',
  at: '/world-of-warcraft',
  load: ((context, { params }) => loadBrand(context, params.brand ?? '')) satisfies Parameters<
    typeof screen
  >[0]['load'],
}
const meta: Meta = {
  title: 'Screens/Brand',
  component: BrandPage,
  parameters: { ...screen(route), ledger: rows('A', 2, 3) },
}
export default meta

export const Normal: StoryObj = {}
export const LongText: StoryObj = { parameters: screen({ ...route, at: '/call-of-duty-black-ops-7' }) }
export const NothingForSale: StoryObj = {
  parameters: screen({
    ...route,
    prepare: ({ state }) => {
      state.offers = []
    },
  }),
}
export const Unknown: StoryObj = { parameters: screen({ ...route, at: '/no-such-game', broken: true }) }
export const Failing: StoryObj = {
  parameters: screen({ ...route, fake: { failures: { 'offer.offerPage': 'internal' } }, broken: true }),
}

export const LongIds = inState(Normal, 'ids')
export const PricesUnknown = inState(Normal, 'prices')
export const WorstCase = worstOf(Normal)
