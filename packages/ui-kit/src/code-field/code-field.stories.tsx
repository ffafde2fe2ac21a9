import type { Meta, StoryObj } from '@storybook/react-vite'
import { CodeField } from './code-field.tsx'

const meta = {
  title: 'Kit/CodeField',
  component: CodeField,
  args: { label: 'Verification code', hint: 'Sent to you@example.com' },
} satisfies Meta<typeof CodeField>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Filled: Story = { args: { defaultValue: '493027' } }

export const WithError: Story = { args: { defaultValue: '000000', error: 'Verification code error' } }
