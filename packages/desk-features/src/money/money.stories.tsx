import type { Meta } from '@storybook/react-vite'
import { deskStory } from '../testing/desk-story.tsx'
import { MoneyPage } from './index.ts'

const meta: Meta = { title: 'Desk/Money' }
export default meta

const amounts = [
  { minor: 1_240_050, currency: 'USD' },
  { minor: 35_000, currency: 'EUR' },
]

export const Normal = deskStory(() => <MoneyPage balance={{ payable: amounts, pending: amounts }} />)
export const Empty = deskStory(() => <MoneyPage balance={{ payable: [], pending: [] }} />)
