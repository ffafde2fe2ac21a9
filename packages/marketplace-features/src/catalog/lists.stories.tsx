import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { type ScreenRoute, screen } from '../testing/screen.ts'
import { AllGamesPage } from './all-games-page.tsx'
import { BrandsPage } from './brands-page.tsx'
import { loadAllGames, loadBrands } from './server.ts'

const meta: Meta = { title: 'Screens/Games' }
export default meta

const games: ScreenRoute = { path: '/all-games', load: loadAllGames }
const brands: ScreenRoute = { path: '/brands', load: loadBrands }
type AllGames = ComponentProps<typeof AllGamesPage>
type Brands = ComponentProps<typeof BrandsPage>

export const All: StoryObj<AllGames> = { render: (args) => <AllGamesPage {...args} />, parameters: screen(games) }
export const Groups: StoryObj<Brands> = { render: (args) => <BrandsPage {...args} />, parameters: screen(brands) }
