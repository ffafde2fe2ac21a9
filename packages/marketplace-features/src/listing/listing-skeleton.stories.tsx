import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ListingSkeleton } from './listing-skeleton.tsx'

const meta = {
  title: 'Screens/Listing skeleton',
  component: ListingSkeleton,
  args: { look: 'cards', size: 6 },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ListingSkeleton>
export default meta

type Story = StoryObj<typeof meta>

export const Cards: Story = {}
export const WithoutPictures: Story = { args: { look: 'plain' } }
export const Rows: Story = { args: { look: 'rows' } }
export const Table: Story = { args: { look: 'coins' } }
export const Choice: Story = {
  args: { look: 'choice' },
  play: async ({ canvas }) => {
    // The live region announces loading once. The placeholders are hidden from screen readers.
    await expect(canvas.getAllByRole('status')).toHaveLength(1)
  },
}
