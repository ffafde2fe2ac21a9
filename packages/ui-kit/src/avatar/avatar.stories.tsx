import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoCover } from '../artwork/demo-cover.ts'
import { Inline } from '../layout/index.ts'
import { Avatar } from './avatar.tsx'

const meta = {
  title: 'Kit/Avatar',
  tags: ['autodocs'],
  component: Avatar,
  args: { src: demoCover, alt: 'Nadia' },
} satisfies Meta<typeof Avatar>

export default meta

type Story = StoryObj<typeof meta>

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      {([24, 32, 40, 60, 80] as const).map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
}

export const WithoutPicture: Story = { args: { src: null } }
