import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MailIcon } from '../icons/index.ts'
import { TextField } from './text-field.tsx'

const meta = {
  parameters: { ledger: ['E-13', 'E-14'] },
  title: 'Kit/TextField',
  tags: ['autodocs'],
  component: TextField,
  args: { label: 'Email', placeholder: 'you@example.com' },
} satisfies Meta<typeof TextField>

export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const WithHint: Story = { args: { hint: 'We send the receipt there.', aside: 'Optional' } }

export const WithError: Story = { args: { defaultValue: 'you@', error: 'Incorrect email format' } }

export const WithIcon: Story = { args: { icon: MailIcon } }

export const MaxLength: Story = {
  args: { label: 'At most five', maxLength: 5 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '123456789')
    await expect(canvas.getByRole('textbox')).toHaveValue('12345')
  },
}

export const TrimOnChange: Story = {
  args: { label: 'Trimmed', trimOnChange: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '  a ')
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveValue('a')
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'you@example.com' } }

export const RightToLeft: Story = {
  args: { label: 'البريد الإلكتروني', error: 'صيغة البريد غير صحيحة', icon: MailIcon },
  decorators: [
    (S) => (
      <div dir="rtl" lang="ar">
        <S />
      </div>
    ),
  ],
}

export const LongText: Story = {
  args: {
    label: 'Rechtsschutzversicherungsgesellschaftsangestellte mit Sofortlieferung und lebenslanger Gewährleistung',
    error: 'Rechtsschutzversicherungsgesellschaftsangestellte mit Sofortlieferung und lebenslanger Gewährleistung',
  },
}
