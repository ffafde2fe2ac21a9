import type { Meta } from '@storybook/react-vite'
import { deskStory } from '../testing/desk-story.tsx'
import { loadingStory } from '../testing/loading-story.tsx'
import { longText } from '../testing/samples.ts'
import { type Insight, InsightPage } from './insight-page.tsx'

const meta: Meta = { title: 'Desk/Insight' }
export default meta

const usd = (minor: number) => ({ minor, currency: 'USD' })
const day = (n: number) => new Date(Date.UTC(2026, 10, 1 + n)).toISOString()
const points = { sales: 190, rating: 141, promise: 180, price: 75, freshness: 0, stock: 50 }
const insight: Insight = {
  timeZone: 'UTC',
  from: day(0),
  series: Array.from({ length: 30 }, (_, n) => ({ from: day(n), orders: (n * 7) % 11, views: (n * 37) % 140 })),
  views: 4_210,
  orders: { paid: 148, delivered: 140, inTime: 133, medianMinutes: 14, askedBack: 6, refunded: 3, disputed: 1 },
  earned: [usd(412_350), { minor: 18_900, currency: 'EUR' }],
  reviews: { count: 41, mean: 4.7 },
  facts: { deliverySpeed: 4.9, serviceAttitude: 4.7, productDescription: 4.8, performanceScore: 93 },
  level: { level: 2, orders: 148, needed: 200, score: 60 },
  offers: [
    {
      id: '5001',
      title: 'Level 40 account with rare skins',
      orders: 31,
      pieces: 31,
      views: 902,
      place: { place: 3, of: 41, cheaper: 2, betterRated: 0, points },
    },
    { id: '5002', title: 'Gold, 1,000 pieces', orders: 22, pieces: 480, views: 0, place: null },
  ],
}
const nothing: Insight = {
  ...insight,
  series: insight.series.map(({ from }) => ({ from, orders: 0, views: 0 })),
  views: 0,
  orders: { paid: 0, delivered: 0, inTime: 0, medianMinutes: null, askedBack: 0, refunded: 0, disputed: 0 },
  earned: [],
  reviews: { count: 0, mean: null },
  facts: { deliverySpeed: null, serviceAttitude: null, productDescription: null, performanceScore: null },
  level: { level: null, orders: 0, needed: 10, score: 60 },
  offers: [],
}

export const Month = deskStory(() => <InsightPage days="30" insight={insight} />)
export const Empty = deskStory(() => <InsightPage days="7" insight={nothing} />)
export const TopLevel = deskStory(() => (
  <InsightPage days="365" insight={{ ...insight, level: { level: 6, orders: 14_200, needed: null, score: 60 } }} />
))
export const LongText = deskStory(() => (
  <InsightPage
    days="30"
    insight={{
      ...insight,
      offers: [
        {
          id: '1',
          title: longText,
          orders: 1,
          pieces: 1_000_000,
          views: 1_000_000,
          place: { place: 9_999, of: 10_000, cheaper: 9_998, betterRated: 9_998, points: null },
        },
      ],
    }}
  />
))
export const Loading = loadingStory('/sell/insight')
