import type { Meta, StoryObj } from '@storybook/react-vite'
import { inState, worstOf } from '../testing/in-state.ts'
import { screen } from '../testing/screen.ts'
import { EventPage } from './event-page.tsx'
import { loadEvent } from './server.ts'

const meta: Meta = { title: 'Screens/Game event', component: EventPage }
export default meta

const load = (alias: string) => (context: Parameters<typeof loadEvent>[0]) => loadEvent(context, alias)
export const Normal: StoryObj = {
  parameters: screen({ path: '/events/:id', at: '/events/fortnite', load: load('fortnite') }),
}

export const Failing = inState(Normal, 'error')
export const LongText = inState(Normal, 'texts')
export const LongIds = inState(Normal, 'ids')
export const PricesUnknown = inState(Normal, 'prices')
export const WorstCase = worstOf(Normal)
