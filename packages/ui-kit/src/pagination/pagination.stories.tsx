import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pagination } from './pagination.tsx'

const meta = {
  title: 'Kit/Pagination',
  tags: ['autodocs'],
  component: Pagination,
  args: {
    label: 'Pages',
    page: 4,
    pageCount: 24,
    hrefOf: (page: number) => `#page-${page}`,
    previousLabel: 'Previous page',
    nextLabel: 'Next page',
    pageLabel: (page: number) => `Page ${page}`,
  },
} satisfies Meta<typeof Pagination>

export default meta

type Story = StoryObj<typeof meta>

export const Middle: Story = {}

export const First: Story = { args: { page: 1 } }

export const Last: Story = { args: { page: 24 } }

export const Few: Story = { args: { page: 2, pageCount: 3 } }

export const RightToLeft: Story = {
  decorators: [
    (S) => (
      <div dir="rtl">
        <S />
      </div>
    ),
  ],
}
