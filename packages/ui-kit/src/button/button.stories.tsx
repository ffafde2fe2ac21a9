import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShoppingCartIcon } from '../icons/index.ts'
import { Inline } from '../layout/index.ts'
import { Button, ButtonLink } from './button.tsx'

const meta = {
  title: 'Kit/Button',
  tags: ['autodocs'],
  component: Button,
  args: { children: 'Buy now' },
} satisfies Meta<typeof Button>

export default meta

type Story = StoryObj<typeof meta>

export const Primary: Story = {}

export const Secondary: Story = { args: { variant: 'secondary', children: 'Add to cart', icon: ShoppingCartIcon } }

export const Quiet: Story = { args: { variant: 'quiet', children: 'See all' } }

export const Danger: Story = { args: { variant: 'danger', children: 'Cancel order' } }

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <Button {...args} size="sm" />
      <Button {...args} size="md" />
      <Button {...args} size="lg" />
    </Inline>
  ),
}

export const Loading: Story = { args: { loading: true } }

export const Disabled: Story = { args: { disabled: true } }

export const AsLink: Story = {
  render: () => (
    <ButtonLink href="#shop" variant="secondary">
      Keep shopping
    </ButtonLink>
  ),
}

export const FullWidth: Story = { args: { fullWidth: true, size: 'lg', children: 'Pay 12.34 USD' } }

export const LongText: Story = {
  args: {
    children: 'Rechtsschutzversicherungsgesellschaftsangestellte mit Sofortlieferung und lebenslanger Gewährleistung',
  },
}

export const RightToLeft: Story = {
  args: { children: 'شحن فوري لعملات اللعبة مع حماية كاملة للمشتري', icon: ShoppingCartIcon },
  decorators: [
    (S) => (
      <div dir="rtl" lang="ar">
        <S />
      </div>
    ),
  ],
}
