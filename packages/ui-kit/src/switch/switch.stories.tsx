import type { Meta, StoryObj } from '@storybook/react-vite'
import { Switch } from './switch.tsx'

const meta = { title: 'Kit/Switch', component: Switch, args: { label: 'Email me about my orders' } } satisfies Meta<
  typeof Switch
>

export default meta

type Story = StoryObj<typeof meta>

export const Off: Story = {}

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
