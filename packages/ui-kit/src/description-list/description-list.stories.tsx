import type { Meta, StoryObj } from '@storybook/react-vite'
import { DescriptionList } from './description-list.tsx'

const meta = {
  title: 'Kit/DescriptionList',
  tags: ['autodocs'],
  component: DescriptionList,
  args: {
    items: [
      { term: 'Server', value: 'Europe' },
      { term: 'Level', value: '60' },
      { term: 'Total', value: '24.90 USD', strong: true },
    ],
  },
} satisfies Meta<typeof DescriptionList>

export default meta

type Story = StoryObj<typeof meta>

export const Rows: Story = {}

export const Columns: Story = { args: { layout: 'columns' } }

export const RightToLeft: Story = {
  decorators: [
    (S) => (
      <div dir="rtl">
        <S />
      </div>
    ),
  ],
}
