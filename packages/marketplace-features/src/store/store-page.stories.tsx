import type { Meta, StoryObj } from '@storybook/react-vite'
import { id64, sellers } from '@tradepost/api-client/testing'
import { inState, worstOf } from '../testing/in-state.ts'
import { rows } from '../testing/ledger.ts'
import { type ScreenRoute, screen } from '../testing/screen.ts'
import { stillLoading } from '../testing/still-loading.ts'
import { loadStore } from './server.ts'
import { StorePage } from './store-page.tsx'

const storeOf = (id = '0', more: Partial<ScreenRoute> = {}): StoryObj => ({
  parameters: screen({
    path: '/store/:id',
    at: `/store/${id}`,
    load: (context, { params }) => loadStore(context, params.id ?? ''),
    ...more,
  }),
})
const meta: Meta = {
  title: 'Screens/Store',
  component: StorePage,
  args: { reviews: null },
  parameters: { ledger: [...rows('A', 13), ...rows('B', 59, 60, 61, 62)] },
}
export default meta

export const Normal = storeOf(sellers[0]?.id)
export const ArabicName = storeOf(sellers[2]?.id)
export const NewSellerWithALongName = storeOf(sellers.at(-1)?.id)
export const NothingForSale = storeOf(sellers[0]?.id, {
  prepare: ({ state }) => {
    state.offers = []
  },
})
export const Disabled = storeOf(sellers[0]?.id, {
  prepare: ({ state }) => {
    state.offers = []
  },
  load: async (context, { params }) => {
    const store = await loadStore(context, params.id ?? '')
    return { ...store, seller: { ...store.seller, sells: false, mayContact: false, online: false, brands: [] } }
  },
})
export const Away = storeOf(sellers[0]?.id, {
  load: async (context, { params }) => {
    const store = await loadStore(context, params.id ?? '')
    const away = { sells: false, away: true, awayUntil: '2026-12-24T00:00:00.000Z', online: false }
    return { ...store, seller: { ...store.seller, ...away } }
  },
})
export const Unknown = storeOf(id64(404), { broken: true })

export const Loading = stillLoading(Normal, 'select[name=sort]')
export const Failing = inState(Normal, 'error')
export const LongIds = inState(Normal, 'ids')
export const PricesUnknown = inState(Normal, 'prices')
export const WorstCase = worstOf(Normal)
