import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { inState, worstOf } from '../testing/in-state.ts'
import { rows } from '../testing/ledger.ts'
import { type ScreenRoute, screen } from '../testing/screen.ts'
import { AllGamesPage } from './all-games-page.tsx'
import { BrandsPage } from './brands-page.tsx'
import { loadAllGames, loadBrands } from './server.ts'

const meta: Meta = { title: 'Screens/Games', parameters: { ledger: rows('A', 6, 7) } }
export default meta

const games: ScreenRoute = { path: '/all-games', load: (context) => loadAllGames(context) }
const brands: ScreenRoute = { path: '/brands', load: loadBrands }
type AllGames = ComponentProps<typeof AllGamesPage>
type Brands = ComponentProps<typeof BrandsPage>

export const All: StoryObj<AllGames> = { render: (args) => <AllGamesPage {...args} />, parameters: screen(games) }
export const Groups: StoryObj<Brands> = { render: (args) => <BrandsPage {...args} />, parameters: screen(brands) }

export const AllEmpty: StoryObj<AllGames> = {
  ...All,
  parameters: screen({
    ...games,
    load: async (context) => ({ ...(await loadAllGames(context)), brands: [], hot: [] }),
  }),
}
export const GroupsEmpty: StoryObj<Brands> = {
  ...Groups,
  parameters: screen({
    ...brands,
    load: async (context) => ({ ...(await loadBrands(context)), popular: [], newest: [], topSellers: [] }),
  }),
}
export const AllFailing = inState(All, 'error')
export const AllLongText = inState(All, 'texts')
export const AllLongIds = inState(All, 'ids')
export const AllWorstCase = worstOf(All)
export const GroupsFailing = inState(Groups, 'error')
export const GroupsLongText = inState(Groups, 'texts')
export const GroupsLongIds = inState(Groups, 'ids')
export const GroupsWorstCase = worstOf(Groups)
