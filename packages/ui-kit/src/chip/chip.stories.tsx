import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Inline } from '../layout/index.ts'
import { ChipButton, ChipLink, RemovableChip } from './chip.tsx'

const meta = {
  title: 'Kit/Chip',
  tags: ['autodocs'],
  component: ChipButton,
  args: { children: 'Europe' },
} satisfies Meta<typeof ChipButton>

export default meta

type Story = StoryObj<typeof meta>

export const Pressed: Story = { args: { pressed: true } }

export const Unpressed: Story = { args: { pressed: false } }

export const Links: Story = {
  render: () => (
    <Inline gap={2}>
      <ChipLink href="#a" aria-current="page">
        All
      </ChipLink>
      <ChipLink href="#b">Accounts</ChipLink>
      <ChipLink href="#c">Coins</ChipLink>
    </Inline>
  ),
}

const onRemove = fn()

export const Removable: Story = {
  beforeEach: () => void onRemove.mockClear(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: Level 60' }))
    await expect(onRemove).toHaveBeenCalledOnce()
  },
  render: () => (
    <Inline gap={2}>
      <RemovableChip href="#x" removeLabel="Remove filter: Europe">
        Europe
      </RemovableChip>
      <RemovableChip removeLabel="Remove filter: Level 60" onRemove={onRemove}>
        Level 60
      </RemovableChip>
    </Inline>
  ),
}
