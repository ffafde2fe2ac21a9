import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProgressLine } from './progress-line.tsx'

const meta = {
  title: 'Kit/ProgressLine',
  tags: ['autodocs'],
  component: ProgressLine,
  args: { label: 'Loading the page' },
} satisfies Meta<typeof ProgressLine>

export default meta

export const UnderWay: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const line = canvas.getByRole('progressbar', { name: 'Loading the page' })
    // An indeterminate progress bar has no value.
    await expect(line).not.toHaveAttribute('aria-valuenow')
    await expect(getComputedStyle(line).position).toBe('fixed')
  },
}
