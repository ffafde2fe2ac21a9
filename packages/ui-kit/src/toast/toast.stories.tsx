import type { Meta, StoryObj } from '@storybook/react-vite'
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
  title: 'Kit/Toast',
  component: ToastProvider,
  args: { closeLabel: 'Close', regionLabel: 'Notifications', children: null },
} satisfies Meta<typeof ToastProvider>

export default meta

type Story = StoryObj<typeof meta>

export const Success: Story = { args: { children: <Trigger type="success" /> } }

export const Warning: Story = { args: { children: <Trigger type="warning" /> } }

export const Failure: Story = { args: { children: <Trigger type="error" /> } }

export const Info: Story = { args: { children: <Trigger type="info" /> } }
