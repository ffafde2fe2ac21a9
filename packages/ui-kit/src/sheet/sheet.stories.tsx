import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../button/index.ts'
import { Sheet, type SheetProps } from './sheet.tsx'

const Example = (props: Partial<SheetProps>) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Sheet
        title="Filters"
        closeLabel="Close"
        footer={
          <Button fullWidth onClick={() => setOpen(false)}>
            Show 128 offers
          </Button>
        }
        {...props}
        open={open}
        onClose={() => setOpen(false)}
      >
        {props.children ?? <p>Server, level, delivery time.</p>}
      </Sheet>
    </>
  )
}

const meta = {
  title: 'Kit/Sheet',
  tags: ['autodocs'],
  component: Sheet,
  args: { open: false, onClose: () => {}, title: 'Filters', closeLabel: 'Close', children: null },
} satisfies Meta<typeof Sheet>

export default meta

type Story = StoryObj<typeof meta>

export const Bottom: Story = { render: (args) => <Example {...args} /> }

export const Open: Story = {
  ...Bottom,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await expect(canvas.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  },
}

export const Closed: Story = {
  ...Bottom,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}

export const Full: Story = { render: () => <Example side="full" /> }

export const End: Story = { render: () => <Example side="end" /> }

export const EndInRightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <Example side="end" />
    </div>
  ),
}
