import type { Meta, StoryObj } from '@storybook/react-vite'
import { RichText } from './rich-text.tsx'

const meta = {
  title: 'Kit/RichText',
  tags: ['autodocs'],
  component: RichText,
  args: {
    headingLevel: 3,
    text: 'An account with **all skins** and *some* mounts.\nThe mail can be changed.\n\n## What you get\n\n- the account\n- ***the first mail address***\n\n## How it works\n\n1. Pay\n2. Sign in\n3. Change the password\n\n<b>This is text.</b>',
  },
} satisfies Meta<typeof RichText>

export default meta

type Story = StoryObj<typeof meta>

export const Formatted: Story = {}

export const Plain: Story = { args: { text: 'One line.\nAnother line.' } }

export const Empty: Story = { args: { text: '' } }

export const LongText: Story = {
  args: {
    text: `## ${'Verylongheading'.repeat(20)}\n\n- ${'averylongword'.repeat(30)}\n- ${'many words '.repeat(80)}`,
  },
}

export const Arabic: Story = {
  args: { text: 'حساب **نادر** مع كل الأزياء.\n\n- تسليم سريع\n- يمكن تغيير البريد\n\nEnglish words.' },
  decorators: [
    (S) => (
      <div dir="rtl" lang="ar">
        <S />
      </div>
    ),
  ],
}
