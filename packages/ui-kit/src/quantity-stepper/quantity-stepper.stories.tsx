import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { QuantityStepper } from './quantity-stepper.tsx'

const meta = {
  title: 'Kit/QuantityStepper',
  tags: ['autodocs'],
  component: QuantityStepper,
  args: { label: 'Quantity', increaseLabel: 'One more', decreaseLabel: 'One less' },
} satisfies Meta<typeof QuantityStepper>

export default meta

type Story = StoryObj<typeof meta>

export const One: Story = {}

export const AtMost: Story = {
  args: { defaultValue: 4, max: 5, hint: '5 in stock' },
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'One more' })
    const field = canvas.getByRole('spinbutton')
    await userEvent.click(more)
    await expect(field).toHaveValue('5')
    await expect(more).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'One less' }))
    await expect(more).toBeEnabled()
    await userEvent.clear(field)
    await userEvent.type(field, '70')
    await userEvent.tab()
    await expect(field).toHaveValue('5')
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
