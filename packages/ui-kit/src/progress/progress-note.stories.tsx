import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProgressNote } from './progress-note.tsx'

const meta = {
  title: 'Kit/ProgressNote',
  tags: ['autodocs'],
  component: ProgressNote,
  args: { waitingFor: 'Waiting for the card provider', children: 'We ask again every few seconds.' },
} satisfies Meta<typeof ProgressNote>

export default meta

type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Waiting for the card provider' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('We ask again every few seconds.')
  },
}

export const Over: Story = {
  args: { waitingFor: undefined, children: 'The provider has confirmed the payment.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
}

export const RightToLeft: Story = {
  decorators: [
    (S) => (
      <div dir="rtl">
        <S />
      </div>
    ),
  ],
}
