import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChevronRightIcon, ShieldCheckIcon } from '../icons/index.ts'
import { Icon } from './icon.tsx'

const meta = {
  title: 'Kit/Icon',
  tags: ['autodocs'],
  component: Icon,
  args: { shape: ShieldCheckIcon },
} satisfies Meta<typeof Icon>

export default meta

type Story = StoryObj<typeof meta>

export const Silent: Story = {}

export const Named: Story = { args: { label: 'Protected' } }

export const Large: Story = { args: { size: 40 } }

export const BlankWithoutShape: Story = { args: { shape: undefined } }

export const DirectionalInRightToLeft: Story = {
  args: { shape: ChevronRightIcon, directional: true },
  decorators: [
    (S) => (
      <div dir="rtl">
        <S />
      </div>
    ),
  ],
}
