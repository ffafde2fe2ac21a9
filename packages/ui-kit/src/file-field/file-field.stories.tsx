import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileField } from './file-field.tsx'

const meta = {
  title: 'Kit/FileField',
  component: FileField,
  args: {
    label: 'Screenshots',
    hint: 'Up to 5 pictures of at most 2 MB.',
    name: 'files',
    accept: ['image/png', 'image/jpeg', 'image/gif'],
    maxBytes: 2 * 1024 * 1024,
    formatError: 'Format error',
    sizeError: 'The maximum file size cannot exceed 2MB',
    removeLabel: (name: string) => `Remove ${name}`,
  },
} satisfies Meta<typeof FileField>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const WithError: Story = { args: { error: 'Please add a screenshot' } }
