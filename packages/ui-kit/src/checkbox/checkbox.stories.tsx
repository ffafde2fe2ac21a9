import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Checkbox } from './checkbox.tsx'

const meta = {
  title: 'Kit/Checkbox',
  tags: ['autodocs'],
  component: Checkbox,
  args: { label: 'Instant delivery' },
} satisfies Meta<typeof Checkbox>

export default meta

type Story = StoryObj<typeof meta>

export const Unchecked: Story = {}

export const Checked: Story = { args: { defaultChecked: true } }

export const WithCount: Story = {
  args: { end: '1,204' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox')
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await userEvent.click(canvas.getByText('Instant delivery'))
    await expect(box).not.toBeChecked()
  },
}

export const WithHintAndError: Story = {
  args: { label: 'I agree to the terms', hint: 'You can withdraw at any time.', error: 'Please agree to go on' },
}

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } }

export const LongText: Story = {
  args: {
    label: 'Rechtsschutzversicherungsgesellschaftsangestellte mit Sofortlieferung und lebenslanger Gewährleistung',
  },
}
