import type { Meta } from '@storybook/react-vite'
import { deskStory } from '../testing/desk-story.tsx'
import { loadingStory } from '../testing/loading-story.tsx'
import { longText, pageOf } from '../testing/samples.ts'
import { OfferPricesPage, type OfferPricesPageProps } from './offer-prices-page.tsx'

const meta: Meta = { title: 'Desk/Offer prices' }
export default meta

const offer = { id: '5001', title: 'Level 40 account with rare skins' }
const day = (n: number) => new Date(Date.UTC(2026, 9, 1 + n, 9, 30)).toISOString()
const cents = [2490, 2490, 1990, 1990, 2290, 2150, 100_000_000, 2490, 2999, 2700, 2450, 2390]
type Prices = OfferPricesPageProps['page']['list']
const sides = ['seller', 'staff', 'platform'] as const
const prices: Prices = cents
  .map((priceMinor, n) => ({
    ...{ priceMinor, beforeMinor: n === 0 ? null : (cents[n - 1] ?? null), since: day(n * 3) },
    by: sides[n % 3] ?? ('seller' as const),
  }))
  .toReversed()

export const Changed = deskStory(() => <OfferPricesPage offer={offer} page={pageOf(prices, 60)} />)
export const FirstPriceOnly = deskStory(() => <OfferPricesPage offer={offer} page={pageOf(prices.slice(-1))} />)
export const LongText = deskStory(() => (
  <OfferPricesPage offer={{ ...offer, title: longText }} page={pageOf(prices.slice(0, 3))} />
))
export const Loading = loadingStory('/sell/offers/1/prices')
