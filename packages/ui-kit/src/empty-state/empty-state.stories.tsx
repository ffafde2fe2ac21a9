import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/index.ts'
import { EmptyState } from './empty-state.tsx'

const meta = {
  title: 'Kit/EmptyState',
  tags: ['autodocs'],
  component: EmptyState,
  args: {
    illustration: 'search',
    title: 'Nothing found',
    children: 'Try fewer filters or another spelling.',
    actions: <Button variant="secondary">Clear filters</Button>,
  },
} satisfies Meta<typeof EmptyState>

export default meta

type Story = StoryObj<typeof meta>

export const Search: Story = {}

export const Cart: Story = { args: { illustration: 'cart', title: 'Your cart is empty' } }

export const Orders: Story = { args: { illustration: 'orders', title: 'No orders yet' } }

export const Failure: Story = { args: { illustration: 'error', title: 'Something went wrong' } }

export const Notfound: Story = { args: { illustration: 'notfound', title: 'This page does not exist' } }

export const Offline: Story = { args: { illustration: 'offline', title: 'You are offline' } }

export const Messages: Story = { args: { illustration: 'messages', title: 'No messages yet' } }

export const Coupons: Story = { args: { illustration: 'coupons', title: 'No coupons yet' } }

export const RightToLeft: Story = {
  args: { title: 'لا توجد نتائج', children: 'جرّب مرشحات أقل.' },
  decorators: [
    (S) => (
      <div dir="rtl" lang="ar">
        <S />
      </div>
    ),
  ],
}
