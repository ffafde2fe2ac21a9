import type { Meta, StoryObj } from '@storybook/react-vite'
import { inState, worstOf } from '../testing/in-state.ts'
import { screen } from '../testing/screen.ts'
import { BetaPage } from './beta-page.tsx'
import { loadBeta } from './server.ts'

const meta: Meta = { title: 'Screens/Beta recruiting', component: BetaPage }
export default meta

export const Visitor: StoryObj = { parameters: screen({ path: '/events/beta', load: loadBeta }) }
export const Buyer: StoryObj = {
  parameters: screen({ path: '/events/beta', load: loadBeta, fake: { signedIn: true } }),
}

export const Failing = inState(Visitor, 'error')
export const WorstCase = worstOf(Visitor)
