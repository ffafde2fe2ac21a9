import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent } from 'storybook/test'
import { FileField } from './file-field.tsx'

const meta = {
  parameters: { ledger: ['E-06', 'E-07', 'E-10', 'E-11'] },
  title: 'Kit/FileField',
  tags: ['autodocs'],
  component: FileField,
  args: {
    label: 'Screenshots',
    hint: 'Up to 5 pictures of at most 2 MB.',
    name: 'files',
    accept: ['image/png', 'image/jpeg', 'image/gif'],
    maxBytes: 2 * 1024 * 1024,
    chooseLabel: 'Choose files',
    formatError: 'Format error',
    sizeError: 'The maximum file size cannot exceed 2MB',
    removeLabel: (name: string) => `Remove ${name}`,
  },
} satisfies Meta<typeof FileField>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}

const file = (name: string, type: string, bytes = 1) => new File([new Uint8Array(bytes)], name, { type })

function choose(field: HTMLInputElement, ...files: File[]) {
  const chosen = new DataTransfer()
  for (const one of files) chosen.items.add(one)
  field.files = chosen.files
  fireEvent.change(field)
}

export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    choose(
      canvas.getByLabelText<HTMLInputElement>('Screenshots'),
      file('one.png', 'image/png'),
      file('two.jpg', 'image/jpeg'),
    )
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove one.png' }))
    await expect(canvas.getByRole('listitem')).toHaveTextContent('two.jpg')
  },
}

export const Sending: Story = {
  args: { shares: [1, 0.4], sendingLabel: (name: string) => `Sending ${name}` },
  play: async ({ canvas }) => {
    choose(
      canvas.getByLabelText<HTMLInputElement>('Screenshots'),
      file('one.png', 'image/png'),
      file('two.jpg', 'image/jpeg'),
    )
    const bars = canvas.getAllByRole<HTMLProgressElement>('progressbar')
    await expect(bars.map(({ value }) => value)).toEqual([1, 0.4])
    await expect(canvas.getByRole('progressbar', { name: 'Sending two.jpg' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Remove one.png' })).toBeNull()
  },
}

export const TooBig: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Screenshots')
    choose(field, file('big.png', 'image/png', args.maxBytes + 1))
    await expect(field).toBeInvalid()
    await expect(canvas.getByText('The maximum file size cannot exceed 2MB')).toBeVisible()
    await expect(canvas.queryByRole('listitem')).toBeNull()
  },
}

export const WrongType: Story = {
  parameters: { ledger: ['E-08', 'E-09'] },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Screenshots')
    choose(field, file('clip.mp4', 'video/mp4'))
    await expect(field).toBeInvalid()
    await expect(canvas.getByText('Format error')).toBeVisible()
    await expect(canvas.queryByRole('listitem')).toBeNull()
  },
}

export const AsIcon: Story = {
  args: { look: 'clip' },
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap' }}>
      <FileField {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Screenshots')
    await expect(field).toHaveAccessibleDescription('Up to 5 pictures of at most 2 MB.')
    choose(field, file('one.png', 'image/png'))
    await expect(canvas.getByRole('listitem')).toHaveTextContent('one.png')
    choose(field, file('clip.mp4', 'video/mp4'))
    await expect(canvas.getByText('Format error')).toBeVisible()
  },
}

export const WithError: Story = { args: { error: 'Please add a screenshot' } }
