import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RadioGroup } from './radio-group.tsx'

const meta = {
  title: 'Kit/RadioGroup',
  tags: ['autodocs'],
  component: RadioGroup,
  args: {
    name: 'pay',
    label: 'Pay with',
    defaultValue: 'card',
    options: [
      { value: 'card', label: 'Card', hint: 'Visa, Mastercard', end: '12.34 USD' },
      { value: 'coin', label: 'G Coin', hint: 'Balance 4,000', end: '1,234' },
      { value: 'wallet', label: 'Wallet', disabled: true },
    ],
  },
} satisfies Meta<typeof RadioGroup>

export default meta

type Story = StoryObj<typeof meta>

export const List: Story = {}

export const Rows: Story = {
  args: { layout: 'rows', name: 'pay-rows' },
  play: async ({ canvas, userEvent }) => {
    const [card, coin] = canvas.getAllByRole('radio')
    await expect(card).toBeChecked()
    await userEvent.click(canvas.getByText('G Coin'))
    await expect(coin).toBeChecked()
    await expect(canvas.getByRole('radio', { name: /Wallet/ })).toBeDisabled()
  },
}

export const Cards: Story = { args: { layout: 'cards', name: 'pay-cards' } }

export const WithError: Story = { args: { error: 'Choose a way to pay', name: 'pay-error' } }
