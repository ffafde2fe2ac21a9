import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tag, TagList } from './tag.tsx'

const meta = { title: 'Kit/Tag', tags: ['autodocs'], component: Tag, args: { children: 'Europe' } } satisfies Meta<
  typeof Tag
>

export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const Listed: Story = {
  render: () => (
    <TagList>
      <Tag name="Server">Europe</Tag>
      <Tag name="Level">60</Tag>
      <Tag>Instant</Tag>
    </TagList>
  ),
}
