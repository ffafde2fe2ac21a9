import type { Meta, StoryObj } from '@storybook/react-vite'
import { inState, worstOf } from '../testing/in-state.ts'
import { screen } from '../testing/screen.ts'
import { LegalPage } from './index.ts'
import { loadLegal } from './server.ts'

const meta: Meta = { title: 'Screens/Legal', component: LegalPage, parameters: { ours: true } }
export default meta

const legalAt = (query: string): StoryObj => ({
  parameters: screen({
    path: '/legal/:document',
    at: `/legal/terms${query}`,
    load: async (context, { params }) => (await loadLegal(context, params.document ?? '')) ?? {},
  }),
})
export const InForce = legalAt('')
export const Earlier = legalAt('?version=1')
export const Failing = inState(InForce, 'error')
export const LongText = inState(InForce, 'texts')
export const WorstCase = worstOf(InForce)
