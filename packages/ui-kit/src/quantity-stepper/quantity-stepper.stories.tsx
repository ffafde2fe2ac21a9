import type { Meta, StoryObj } from '@storybook/react-vite'
import { QuantityStepper } from './quantity-stepper.tsx'

const meta = {
  title: 'Kit/QuantityStepper',
  component: QuantityStepper,
  args: { label: 'Quantity', increaseLabel: 'One more', decreaseLabel: 'One less' },
} satisfies Meta<typeof QuantityStepper>

export default meta

type Story = StoryObj<typeof meta>

export const One: Story = {}

export const AtMost: Story = { args: { defaultValue: 5, max: 5, hint: '5 in stock' } }

export const RightToLeft: Story = {
  decorators: [
    (S) => (
      <div dir="rtl">
        <S />
      </div>
    ),
  ],
}
