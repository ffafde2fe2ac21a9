import type { Meta, StoryObj } from '@storybook/react-vite'
import { inState, worstOf } from '../testing/in-state.ts'
import { screen } from '../testing/screen.ts'
import { OfflinePage } from './offline-page.tsx'
import { loadOffline } from './server.ts'

const meta: Meta = { title: 'Screens/Offline', component: OfflinePage, parameters: { ours: true } }
export default meta

export const Normal: StoryObj = { parameters: screen({ path: '/offline', load: loadOffline }) }

export const Failing = inState(Normal, 'error')
export const WorstCase = worstOf(Normal)
