import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { CircleUserIcon, LogOutIcon, PackageIcon, TicketIcon } from '../icons/index.ts'
import { Menu, Popover } from './menu.tsx'
import { MenuButton, MenuHeading, MenuLink, MenuSeparator } from './menu-items.tsx'

const meta = {
  title: 'Kit/Menu',
  tags: ['autodocs'],
  component: Menu,
  args: {
    trigger: 'Account',
    children: (
      <>
        <MenuHeading>nadia@example.com</MenuHeading>
        <MenuLink href="#orders" icon={PackageIcon} aria-current="page">
          Orders
        </MenuLink>
        <MenuLink href="#coupons" icon={TicketIcon} end="3">
          Coupons
        </MenuLink>
        <MenuSeparator />
        <MenuButton icon={LogOutIcon} directional>
          Log out
        </MenuButton>
      </>
    ),
  },
} satisfies Meta<typeof Menu>

export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Account'))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Orders' })).toBeVisible())
  },
}

export const ClosedByEscape: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('Account'))
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByText('Orders')).not.toBeVisible()
    await expect(canvasElement.querySelector('summary')).toHaveFocus()
  },
}

export const Outlined: Story = { args: { look: 'outlined' } }

export const BareIcon: Story = { args: { trigger: null, icon: CircleUserIcon, look: 'bare', label: 'Account' } }

export const ClosesOnScroll: Story = { args: { closeOnScroll: true, trigger: 'English · USD' } }

export const AnyPanel: Story = {
  render: () => (
    <Popover trigger="Protection">
      <p style={{ padding: '1rem' }}>Paid out only after you confirm.</p>
    </Popover>
  ),
}

export const RightToLeft: Story = {
  decorators: [
    (S) => (
      <div dir="rtl">
        <S />
      </div>
    ),
  ],
}
