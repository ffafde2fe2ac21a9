import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumbs } from './breadcrumbs.tsx'

const meta = {
  title: 'Kit/Breadcrumbs',
  tags: ['autodocs'],
  component: Breadcrumbs,
  args: {
    label: 'You are here',
    items: [{ label: 'Home', href: '#' }, { label: 'Ashen Reach', href: '#ashen-reach' }, { label: 'Accounts' }],
  },
} satisfies Meta<typeof Breadcrumbs>

export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const RightToLeft: Story = {
  decorators: [
    (S) => (
      <div dir="rtl">
        <S />
      </div>
    ),
  ],
}
