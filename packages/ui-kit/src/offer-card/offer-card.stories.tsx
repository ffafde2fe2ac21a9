import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoCover } from '../artwork/demo-cover.ts'
import { Avatar } from '../avatar/index.ts'
import { Badge } from '../badge/index.ts'
import { ClockIcon, ServerIcon, ZapIcon } from '../icons/index.ts'
import { Price } from '../price/index.ts'
import { Rating } from '../rating/index.ts'
import { OfferCard } from './offer-card.tsx'

const meta = {
  title: 'Kit/OfferCard',
  tags: ['autodocs'],
  component: OfferCard,
  args: {
    href: '#offer',
    title: 'Level 60 account, all campaigns, mail access',
    cover: { src: demoCover, alt: '', width: 600, height: 300 },
    badges: (
      <Badge tone="success" icon={ZapIcon}>
        Instant
      </Badge>
    ),
    facts: [
      { icon: ServerIcon, text: 'Europe', name: 'Server' },
      { icon: ClockIcon, text: 'Within 10 minutes', name: 'Delivery' },
    ],
    seller: {
      name: 'northwind',
      avatar: <Avatar src={demoCover} alt="" size={24} />,
      rating: <Rating look="compact" value={4.9} label="4.9 of 5" text="4.9" />,
    },
    price: <Price amount="24.90 USD" size="lg" />,
  },
} satisfies Meta<typeof OfferCard>

export default meta

type Story = StoryObj<typeof meta>

export const Available: Story = {
  decorators: [
    (S) => (
      <div style={{ maxInlineSize: '18rem' }}>
        <S />
      </div>
    ),
  ],
}

export const SoldOut: Story = {
  args: { unavailableLabel: 'Sold out', price: <Price amount="24.90 USD" size="lg" muted /> },
  decorators: [
    (S) => (
      <div style={{ maxInlineSize: '18rem' }}>
        <S />
      </div>
    ),
  ],
}

export const WithoutCover: Story = {
  args: { cover: undefined },
  decorators: [
    (S) => (
      <div style={{ maxInlineSize: '18rem' }}>
        <S />
      </div>
    ),
  ],
}

export const Row: Story = {
  args: { layout: 'row', cover: { src: demoCover, alt: '', width: 300, height: 300 } },
  decorators: [
    (S) => (
      <div style={{ maxInlineSize: '36rem' }}>
        <S />
      </div>
    ),
  ],
}

export const LongText: Story = {
  args: {
    title: 'Rechtsschutzversicherungsgesellschaftsangestellte mit Sofortlieferung und lebenslanger Gewährleistung',
    seller: {
      name: 'Rechtsschutzversicherungsgesellschaftsangestellte mit Sofortlieferung und lebenslanger Gewährleistung',
    },
  },
  decorators: [
    (S) => (
      <div style={{ maxInlineSize: '18rem' }}>
        <S />
      </div>
    ),
  ],
}

export const RightToLeft: Story = {
  args: { title: 'شحن فوري لعملات اللعبة مع حماية كاملة للمشتري', facts: [{ icon: ServerIcon, text: 'أوروبا' }] },
  decorators: [
    (S) => (
      <div dir="rtl" lang="ar" style={{ maxInlineSize: '18rem' }}>
        <S />
      </div>
    ),
  ],
}
