import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../button/index.ts'
import { ToastProvider, useToast } from './toast.tsx'
import type { ToastType } from './toast-card.tsx'

const Trigger = ({ type }: { type: ToastType }) => {
  const toast = useToast()
  return (
    <Button variant="secondary" onClick={() => toast[type]('Added to your cart')}>
      Show {type}
    </Button>
  )
}

const meta = {
  parameters: { ledger: ['D-45', 'D-46', 'D-47', 'I-20', 'I-21', 'I-22'] },
  title: 'Kit/Toast',
  tags: ['autodocs'],
  component: ToastProvider,
  args: { closeLabel: 'Close', regionLabel: 'Notifications', children: null },
} satisfies Meta<typeof ToastProvider>

export default meta

type Story = StoryObj<typeof meta>

/** Opens the toast and checks its text. */
const shown = (type: ToastType): Story => ({
  args: { children: <Trigger type={type} /> },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Show ${type}` }))
    await waitFor(() => expect(canvas.getByText('Added to your cart')).toBeVisible())
    await expect(canvasElement.querySelector('[data-toast]')).toHaveAttribute('data-toast', type)
  },
})

export const Success = shown('success')

export const Warning = shown('warning')

export const Failure = shown('error')

export const Info = shown('info')

export const Held: Story = {
  ...shown('success'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show success' }))
    const toast = canvasElement.ownerDocument.querySelector('[data-toast]')
    if (!toast) throw new Error('there is no toast')
    await userEvent.hover(toast)
    await waitFor(() => expect(toast).toBeVisible())
  },
}

export const ClosedByHand: Story = {
  ...Info,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show info' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByText('Added to your cart')).toBeNull())
  },
}
