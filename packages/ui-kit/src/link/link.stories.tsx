import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextLink } from './link.tsx'

const meta = {
  title: 'Kit/TextLink',
  tags: ['autodocs'],
  component: TextLink,
  args: { href: '#terms', children: 'How buyer protection works' },
} satisfies Meta<typeof TextLink>

export default meta

type Story = StoryObj<typeof meta>

export const Accent: Story = {}

export const Quiet: Story = { args: { tone: 'quiet' } }

export const LongText: Story = {
  args: {
    children: 'Rechtsschutzversicherungsgesellschaftsangestellte mit Sofortlieferung und lebenslanger Gewährleistung',
  },
}
