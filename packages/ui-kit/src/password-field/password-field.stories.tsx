import type { Meta, StoryObj } from '@storybook/react-vite'
import { PasswordField } from './password-field.tsx'

const meta = {
  title: 'Kit/PasswordField',
  component: PasswordField,
  args: {
    label: 'Password',
    autoComplete: 'current-password',
    showLabel: 'Show password',
    hideLabel: 'Hide password',
    defaultValue: 'correct horse',
  },
} satisfies Meta<typeof PasswordField>

export default meta

type Story = StoryObj<typeof meta>

export const Hidden: Story = {}

export const WithError: Story = { args: { error: 'Incorrect password' } }

export const RightToLeft: Story = {
  decorators: [
    (S) => (
      <div dir="rtl">
        <S />
      </div>
    ),
  ],
}
