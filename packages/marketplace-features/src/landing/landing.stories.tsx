import type { Meta, StoryObj } from '@storybook/react-vite'
import { inState, worstOf } from '../testing/in-state.ts'
import { rows } from '../testing/ledger.ts'
import { screen } from '../testing/screen.ts'
import { LandingPage } from './landing-page.tsx'
import { loadLanding } from './server.ts'

const meta: Meta = { title: 'Screens/Landing', component: LandingPage, parameters: { ledger: rows('A', 19) } }
export default meta

export const Normal: StoryObj = { parameters: screen({ path: '/unlock-your-gaming-world', load: loadLanding }) }
export const Failing: StoryObj = {
  parameters: screen({
    path: '/unlock-your-gaming-world',
    load: loadLanding,
    fake: { failures: { 'catalog.mostPop': 'internal' } },
    broken: true,
  }),
}

export const LongText = inState(Normal, 'texts')
export const LongIds = inState(Normal, 'ids')
export const WorstCase = worstOf(Normal)
