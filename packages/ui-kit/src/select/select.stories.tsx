import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Select } from './select.tsx'

const meta = {
  title: 'Kit/Select',
  tags: ['autodocs'],
  component: Select,
  args: {
    label: 'Sort by',
    options: [
      { value: 'best', label: 'Recommended' },
      { value: 'low', label: 'Lowest price' },
      { value: 'fast', label: 'Fastest delivery' },
    ],
  },
} satisfies Meta<typeof Select>

export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByLabelText('Sort by')
    await userEvent.selectOptions(select, 'Fastest delivery')
    await expect(select).toHaveValue('fast')
  },
}

export const Small: Story = { args: { size: 'sm', labelHidden: true } }

export const WithError: Story = { args: { placeholder: 'Choose one', error: 'Cannot be empty' } }

export const RightToLeft: Story = {
  decorators: [
    (S) => (
      <div dir="rtl">
        <S />
      </div>
    ),
  ],
}
