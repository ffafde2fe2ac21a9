import type { Meta } from '@storybook/react-vite'
import { deskStory } from '../testing/desk-story.tsx'
import { loadingStory } from '../testing/loading-story.tsx'
import { deskOf, longText } from '../testing/samples.ts'
import { OfferPlansPage, type OfferPlansPageProps } from './offer-plans-page.tsx'

const meta: Meta = { title: 'Desk/Offer plans' }
export default meta

const offer = { id: '5001', title: 'Level 40 account with rare skins' }
type Plans = OfferPlansPageProps['plans']
const plan = (n: number, more: Partial<Plans['open'][number]> = {}): Plans['open'][number] => ({
  id: `0193b2a4-6c1e-7f3a-9d52-4b8e6f10c${100 + n}`,
  ...{ kind: 'price', priceMinor: 1990, at: new Date(Date.UTC(2026, 11, n, 18)).toISOString() },
  ...{ state: 'open', failure: null, endedAt: null },
  ...more,
})
const none = { kind: 'show', priceMinor: null } as const
const plans: Plans = {
  open: [plan(4), plan(5, none), plan(6, { ...none, kind: 'hide' })],
  ended: [
    plan(3, { state: 'done', endedAt: '2026-12-03T18:00:01.000Z' }),
    plan(2, { ...none, state: 'failed', failure: 'offer_sold_out', endedAt: '2026-12-02T18:00:01.000Z' }),
    plan(1, { state: 'cancelled', endedAt: '2026-12-01T10:00:00.000Z' }),
  ],
}
const refused = {
  ok: false,
  problems: [
    { code: 'format_error', message: 'Please enter a price from 0.01 to 1,000,000', field: 'priceMinor' },
    { code: 'format_error', message: 'Please choose a time in the future', field: 'at' },
  ],
  values: { kind: 'price', priceMinor: 'cheap', at: '2020-01-01T10:00' },
}
const lookingDesk = { ...deskOf(), seller: { sellerId: '7001', role: 'x', name: null, permissions: ['offer.view'] } }

export const Planned = deskStory(() => <OfferPlansPage offer={offer} plans={plans} result={{ ok: true }} />)
export const Empty = deskStory(() => <OfferPlansPage offer={offer} plans={{ open: [], ended: [] }} />)
export const Refused = deskStory(() => (
  <OfferPlansPage offer={offer} plans={{ open: [], ended: [] }} result={refused} />
))
export const MayOnlyLook = deskStory(() => <OfferPlansPage offer={offer} plans={plans} />, lookingDesk)
export const LongText = deskStory(() => <OfferPlansPage offer={{ ...offer, title: longText }} plans={plans} />)
export const Loading = loadingStory('/sell/offers/1/plans')
