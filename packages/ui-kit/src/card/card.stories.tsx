import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from './card.tsx'

const meta = {
  title: 'Kit/Card',
  tags: ['autodocs'],
  component: Card,
  args: { children: 'A calm place for what belongs together.' },
} satisfies Meta<typeof Card>

export default meta

type Story = StoryObj<typeof meta>

export const Surface: Story = {}

export const Raised: Story = { args: { tone: 'raised' } }

export const Sunken: Story = { args: { tone: 'sunken' } }

export const Accent: Story = { args: { tone: 'accent' } }
