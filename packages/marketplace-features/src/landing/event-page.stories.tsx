import type { Meta, StoryObj } from '@storybook/react-vite'
import { inState, worstOf } from '../testing/in-state.ts'
import { rows } from '../testing/ledger.ts'
import { screen } from '../testing/screen.ts'
import { EventPage } from './event-page.tsx'
import { loadEvent } from './server.ts'

const meta: Meta = { title: 'Screens/Game event', component: EventPage, parameters: { ledger: rows('A', 76) } }
export default meta

const eventOf = (alias: string): StoryObj => ({
  parameters: screen({ path: '/events/:id', at: `/events/${alias}`, load: (context) => loadEvent(context, alias) }),
})
export const Normal = eventOf('fortnite')
export const Coming = eventOf('valorant')
export const Over = eventOf('roblox')
export const None: StoryObj = {
  parameters: screen({
    path: '/events/:id',
    at: '/events/genshin-impact',
    load: (context) => loadEvent(context, 'genshin-impact'),
    broken: true,
  }),
}

export const Failing = inState(Normal, 'error')
export const LongText = inState(Normal, 'texts')
export const LongIds = inState(Normal, 'ids')
export const PricesUnknown = inState(Normal, 'prices')
export const WorstCase = worstOf(Normal)
