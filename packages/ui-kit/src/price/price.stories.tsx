import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../layout/index.ts'
import { Price } from './price.tsx'

const meta = { title: 'Kit/Price', tags: ['autodocs'], component: Price, args: { amount: '24.90 USD' } } satisfies Meta<
  typeof Price
>

export default meta

type Story = StoryObj<typeof meta>

export const Sizes: Story = {
  render: (args) => (
    <Inline gap={6} align="baseline">
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Price key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
}

export const Reduced: Story = { args: { size: 'lg', old: { amount: '39.00 USD', label: 'Was' } } }

export const PerHour: Story = { args: { prefix: 'from', unit: '/ hour' } }

export const SoldOut: Story = { args: { muted: true } }

export const RightToLeft: Story = {
  args: { prefix: 'من', size: 'lg' },
  decorators: [
    (S) => (
      <div dir="rtl" lang="ar">
        <S />
      </div>
    ),
  ],
}
