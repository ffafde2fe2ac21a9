import type { Meta, StoryObj } from '@storybook/react-vite'
import { Table } from './table.tsx'

type Entry = { id: string; text: string; amount: string }

const rows: Entry[] = [
  { id: '9007199254740993', text: 'Refund', amount: '+24.90 USD' },
  { id: '9007199254740994', text: 'Level 60 account', amount: '−24.90 USD' },
]

const meta = {
  title: 'Kit/Table',
  tags: ['autodocs'],
  component: Table<Entry>,
  args: {
    caption: 'Wallet',
    rows,
    rowKey: (row) => row.id,
    columns: [
      { id: 'text', header: 'What', cell: (row) => row.text },
      { id: 'id', header: 'Order', cell: (row) => row.id },
      { id: 'amount', header: 'Amount', cell: (row) => row.amount, align: 'end' },
    ],
  },
} satisfies Meta<typeof Table<Entry>>

export default meta

type Story = StoryObj<typeof meta>

export const Wallet: Story = {}

export const RightToLeft: Story = {
  decorators: [
    (S) => (
      <div dir="rtl">
        <S />
      </div>
    ),
  ],
}
