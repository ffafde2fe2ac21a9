import type { Meta, StoryObj } from '@storybook/react-vite'
import { Rating } from './rating.tsx'

const meta = {
  title: 'Kit/Rating',
  tags: ['autodocs'],
  component: Rating,
  args: { value: 4.3, label: '4.3 of 5 from 120 reviews', text: '4.3', detail: '(120)' },
} satisfies Meta<typeof Rating>

export default meta

type Story = StoryObj<typeof meta>

export const Stars: Story = {}

export const Small: Story = { args: { size: 'sm' } }

export const Compact: Story = { args: { look: 'compact' } }

export const RightToLeft: Story = {
  decorators: [
    (S) => (
      <div dir="rtl">
        <S />
      </div>
    ),
  ],
}
