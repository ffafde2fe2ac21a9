import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../button/index.ts'
import { Dialog, type DialogProps } from './dialog.tsx'

const Example = (props: Partial<DialogProps>) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Dialog
        title="Have you completed the payment?"
        closeLabel="Close"
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Not yet
            </Button>
            <Button onClick={() => setOpen(false)}>Paid</Button>
          </>
        }
        {...props}
        open={open}
        onClose={() => setOpen(false)}
      >
        {props.children ?? <p>The order is kept for fifteen minutes.</p>}
      </Dialog>
    </>
  )
}

const meta = {
  parameters: { ledger: ['B-54', 'I-45'] },
  title: 'Kit/Dialog',
  tags: ['autodocs'],
  component: Dialog,
  args: {
    ...{ open: false, onClose: () => {}, children: null },
    ...{ title: 'Have you completed the payment?', closeLabel: 'Close' },
  },
} satisfies Meta<typeof Dialog>

export default meta

type Story = StoryObj<typeof meta>

export const Question: Story = { args: { size: 'sm' }, render: (args) => <Example {...args} /> }

export const Asking: Story = {
  ...Question,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const dialog = canvas.getByRole('dialog', { name: 'Have you completed the payment?' })
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)
  },
}

export const Answered: Story = {
  ...Question,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    await userEvent.click(canvas.getByRole('button', { name: 'Not yet' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}

export const TallContentScrollsInside: Story = {
  render: () => (
    <Example>
      {Array.from({ length: 40 }, (_, n) => `Paragraph ${n + 1}`).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Example>
  ),
}

export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <Example title="هل أتممت الدفع؟" />
    </div>
  ),
}
