import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stepper } from './stepper.tsx'

const meta = {
  title: 'Kit/Stepper',
  tags: ['autodocs'],
  component: Stepper,
  args: {
    label: 'Checkout',
    current: 'pay',
    steps: [
      { id: 'cart', label: 'Cart' },
      { id: 'pay', label: 'Payment' },
      { id: 'done', label: 'Delivery' },
    ],
  },
} satisfies Meta<typeof Stepper>

export default meta

type Story = StoryObj<typeof meta>

export const Second: Story = {}

export const RightToLeft: Story = {
  decorators: [
    (S) => (
      <div dir="rtl">
        <S />
      </div>
    ),
  ],
}
