import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SkipLink } from './skip-link.tsx'

const meta = {
  title: 'Kit/SkipLink',
  tags: ['autodocs'],
  component: SkipLink,
  args: { label: 'Skip to content' },
} satisfies Meta<typeof SkipLink>

export default meta

type Story = StoryObj<typeof meta>

export const HiddenUntilFocused: Story = {}

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  },
}
