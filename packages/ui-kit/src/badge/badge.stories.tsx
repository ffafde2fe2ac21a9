import type { Meta, StoryObj } from '@storybook/react-vite'
import { BadgeCheckIcon, ZapIcon } from '../icons/index.ts'
import { Inline } from '../layout/index.ts'
import { Badge } from './badge.tsx'

const meta = { title: 'Kit/Badge', tags: ['autodocs'], component: Badge, args: { children: 'Instant' } } satisfies Meta<
  typeof Badge
>

export default meta

type Story = StoryObj<typeof meta>

export const WithIcon: Story = { args: { tone: 'success', icon: ZapIcon } }

export const Tones: Story = {
  render: () => (
    <Inline gap={2}>
      {(['neutral', 'accent', 'success', 'warning', 'danger', 'info', 'solid', 'inverse'] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Inline>
  ),
}

export const Verified: Story = { args: { tone: 'accent', icon: BadgeCheckIcon, children: 'Verified' } }
