import type { Meta } from '@storybook/react-vite'
import { dayMs } from '@tradepost/domain/time/durations'
import { deskStory } from '../testing/desk-story.tsx'
import { longText } from '../testing/samples.ts'
import { type Figures, FiguresPage } from './figures-page.tsx'

const meta: Meta = { title: 'Desk/Figures' }
export default meta

const money = (minor: number, currency = 'USD') => ({ minor, currency })
const figures: Figures = {
  timeZone: 'Europe/Berlin',
  from: '2026-10-30T00:00:00.000Z',
  series: Array.from({ length: 30 }, (_, n) => ({
    from: new Date(Date.UTC(2026, 9, 30) + n * dayMs).toISOString(),
    orders: (n * 7) % 11,
    views: 40 + ((n * 13) % 57),
  })),
  orders: { paid: 148, delivered: 140, inTime: 133, medianMinutes: 14, askedBack: 6, refunded: 3, disputed: 1 },
  views: 2074,
  steps: { carts: 312, begun: 171, paid: 148, confirmed: 121 },
  money: [
    {
      ...{ currency: 'USD', paid: money(412_350), refunded: money(8_900), chargedBack: money(2_400) },
      ...{ coupons: money(1_250), take: money(20_617) },
    },
    {
      ...{ currency: 'EUR', paid: money(18_900, 'EUR'), refunded: money(0, 'EUR'), chargedBack: money(0, 'EUR') },
      ...{ coupons: money(0, 'EUR'), take: money(945, 'EUR') },
    },
  ],
  moneySeries: ['USD', 'EUR'].map((currency, k) => ({
    currency,
    steps: Array.from({ length: 30 }, (_, n) => ({
      from: new Date(Date.UTC(2026, 9, 30) + n * dayMs).toISOString(),
      ...{
        paid: ((n * 7) % 11) * (k ? 700 : 13_745),
        refunded: n % 9 === 4 ? 8900 : 0,
        chargedBack: n === 12 ? 2400 : 0,
      },
      ...{ coupons: n % 6 === 0 ? 250 : 0, take: n === 4 ? -445 : ((n * 7) % 11) * (k ? 35 : 687) },
    })),
  })),
  brands: [{ id: '11', name: 'Valorant', orders: 61, refunded: 2 }],
  sellers: [{ id: '21', name: 'JonasWorks', orders: 44, refunded: 1 }],
  course: null,
  emptySearches: [
    { words: 'palworld account', visitors: 14 },
    { words: 'حساب فورتنايت', visitors: 3 },
  ],
}
const course: NonNullable<Figures['course']> = {
  ...{ of: 'brand', id: '11', name: 'Valorant' },
  series: figures.series.map(({ from, orders }, n) => ({ from, orders, refunded: n === 4 ? 1 : 0 })),
  money: figures.moneySeries.map(({ currency, steps }) => ({
    currency,
    steps: steps.map(({ chargedBack: _, ...step }) => step),
  })),
}
const zones = ['America/Sao_Paulo', 'Asia/Tokyo', 'Europe/Berlin', 'UTC']
const nothing: Figures = {
  ...figures,
  series: figures.series.map(({ from }) => ({ from, orders: 0, views: 0 })),
  orders: { paid: 0, delivered: 0, inTime: 0, medianMinutes: null, askedBack: 0, refunded: 0, disputed: 0 },
  ...{
    views: 0,
    steps: { carts: 0, begun: 0, paid: 0, confirmed: 0 },
    money: [],
    moneySeries: [],
    brands: [],
    sellers: [],
    emptySearches: [],
  },
}

export const Month = deskStory(() => <FiguresPage days="30" figures={figures} zones={zones} />)
export const Today = deskStory(() => (
  <FiguresPage days="1" figures={{ ...figures, series: figures.series.slice(-1) }} zones={[]} />
))
export const CourseOfBrand = deskStory(() => <FiguresPage days="30" figures={{ ...figures, course }} zones={[]} />)
export const CourseOfSeller = deskStory(() => (
  <FiguresPage
    days="1"
    zones={[]}
    figures={{
      ...figures,
      series: figures.series.slice(-1),
      course: {
        ...{ of: 'seller', id: '21', name: longText, money: [] },
        series: [{ from: figures.series.at(-1)?.from ?? '', orders: 0, refunded: 0 }],
      },
    }}
  />
))
export const Empty = deskStory(() => <FiguresPage days="7" figures={nothing} zones={[]} />)
export const LongText = deskStory(() => (
  <FiguresPage
    days="365"
    zones={[]}
    figures={{
      ...figures,
      brands: [{ id: '1', name: longText, orders: 1_000_000, refunded: 1_000_000 }],
      sellers: [{ id: '2', name: longText, orders: 1_000_000, refunded: 1_000_000 }],
      emptySearches: [{ words: 'w'.repeat(60), visitors: 1_000_000 }],
    }}
  />
))
export const ZoneSaved = deskStory(() => (
  <FiguresPage days="30" figures={figures} zones={zones} result={{ ok: true, zone: 'Europe/Berlin' }} />
))
