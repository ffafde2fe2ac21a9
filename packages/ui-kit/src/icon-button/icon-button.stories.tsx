import type { Meta, StoryObj } from '@storybook/react-vite'
import { BellIcon, ChevronRightIcon, ShoppingCartIcon } from '../icons/index.ts'
import { IconButton } from './icon-button.tsx'

const meta = {
  title: 'Kit/IconButton',
  tags: ['autodocs'],
  component: IconButton,
  args: { icon: BellIcon, label: 'Notifications' },
} satisfies Meta<typeof IconButton>

export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const Outlined: Story = { args: { outlined: true } }

export const Small: Story = { args: { size: 'sm' } }

export const WithCount: Story = { args: { icon: ShoppingCartIcon, label: 'Cart, 12 items', count: '12' } }

export const RightToLeft: Story = {
  args: { icon: ChevronRightIcon, label: 'التالي', directional: true },
  decorators: [
    (S) => (
      <div dir="rtl" lang="ar">
        <S />
      </div>
    ),
  ],
}
