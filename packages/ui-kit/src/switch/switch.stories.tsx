import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Switch } from './switch.tsx'

const meta = {
  title: 'Kit/Switch',
  tags: ['autodocs'],
  component: Switch,
  args: { label: 'Email me about my orders' },
} satisfies Meta<typeof Switch>

export default meta

type Story = StoryObj<typeof meta>

export const Off: Story = {}

export const TurnedOn: Story = {
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
  },
}

export const On: Story = { args: { defaultChecked: true } }

export const WithHint: Story = { args: { hint: 'At most one a day.', defaultChecked: true } }

export const RightToLeft: Story = {
  args: { defaultChecked: true },
  decorators: [
    (S) => (
      <div dir="rtl">
        <S />
      </div>
    ),
  ],
}
