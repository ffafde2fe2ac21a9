import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextArea } from './text-area.tsx'

const meta = {
  title: 'Kit/TextArea',
  tags: ['autodocs'],
  component: TextArea,
  args: { label: 'Message' },
} satisfies Meta<typeof TextArea>

export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const WithError: Story = { args: { error: 'Please enter the message' } }
