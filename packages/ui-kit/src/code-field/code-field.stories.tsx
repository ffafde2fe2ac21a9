import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CodeField } from './code-field.tsx'

const meta = {
  title: 'Kit/CodeField',
  tags: ['autodocs'],
  component: CodeField,
  args: { label: 'Verification code', hint: 'Sent to you@example.com' },
} satisfies Meta<typeof CodeField>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const TypedWithSpaces: Story = {
  args: { onComplete: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.click(field)
    await userEvent.paste(' 49 30\t27')
    await expect(field).toHaveValue('493027')
    await expect(args.onComplete).toHaveBeenCalledWith('493027')
  },
}

export const Filled: Story = { args: { defaultValue: '493027' } }

export const WithError: Story = { args: { defaultValue: '000000', error: 'Verification code error' } }
