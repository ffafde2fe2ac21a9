import type { Meta } from '@storybook/react-vite'
import type { Coupon } from '@tradepost/contract'
import { deskStory } from '../testing/desk-story.tsx'
import { loadingStory } from '../testing/loading-story.tsx'
import { longText } from '../testing/samples.ts'
import { CouponsPage } from './index.ts'

const meta: Meta = { title: 'Desk/Coupons' }
export default meta

const coupon = (n: number, more: Partial<Coupon> = {}): Coupon => ({
  ...{ id: `0193b2a4-6c1e-7f3a-9d52-4b8e6f10c${100 + n}`, code: `AUTUMN-${n}`, name: 'Ten percent in autumn' },
  ...{ percentOff: 10, amountOff: null, minTotal: { minor: 2000, currency: 'EUR' }, validHours: 720, seller: null },
  ...{
    state: 'open',
    claimUntil: '2026-12-24T23:59:59.000Z',
    claimsLeft: 88,
    points: null,
    createdAt: '2026-11-02T10:00:00.000Z',
  },
  ...{ held: 12, used: 5, discounts: [{ minor: 1840, currency: 'EUR' }] },
  ...more,
})
const page = (...list: Coupon[]) => ({ total: list.length, pageNo: 1, pageSize: 24, list })
const currencies = [
  { code: 'EUR', minorDigits: 2 },
  { code: 'USD', minorDigits: 2 },
]
const own = page(
  coupon(1, { claimsLeft: null, points: 500 }),
  coupon(2, { state: 'ended', claimsLeft: 0 }),
  coupon(3, {
    state: 'stopped',
    percentOff: null,
    amountOff: { minor: 500, currency: 'EUR' },
    held: 0,
    used: 0,
    discounts: [],
  }),
)
const all = page(
  coupon(1),
  coupon(2, { state: 'staff', claimUntil: null, minTotal: null, name: 'For your patience' }),
  coupon(3, {
    seller: { id: '1900000000000000003', name: 'GretaDepot' },
    discounts: [
      { minor: 1840, currency: 'EUR' },
      { minor: 225, currency: 'USD' },
    ],
  }),
)
const refused = {
  ok: false,
  problems: [
    { code: 'conflict', message: 'This code exists already', field: 'code' },
    { code: 'format_error', message: 'Please enter 1 to 366 days', field: 'days' },
  ],
  values: { act: 'create', code: 'AUTUMN-1', name: 'Ten percent', kind: 'percent', value: '10', days: '900' },
}
const done = (what: string) => ({ ok: true, done: what, code: 'AUTUMN-1' })

export const OfSeller = deskStory(() => <CouponsPage side="seller" coupons={own} currencies={currencies} />)
export const OfShop = deskStory(() => <CouponsPage side="staff" coupons={all} currencies={currencies} />)
export const Empty = deskStory(() => <CouponsPage side="seller" coupons={page()} currencies={currencies} />)
export const Created = deskStory(() => (
  <CouponsPage side="seller" coupons={own} currencies={currencies} result={done('created')} />
))
export const Proposed = deskStory(() => (
  <CouponsPage side="staff" coupons={all} currencies={currencies} result={done('proposed')} />
))
export const Refused = deskStory(() => (
  <CouponsPage side="seller" coupons={own} currencies={currencies} result={refused} />
))
export const LongContent = deskStory(() => (
  <CouponsPage
    side="staff"
    coupons={page(coupon(1, { code: 'A'.repeat(40), name: longText, seller: { id: '1', name: longText } }))}
    currencies={currencies}
  />
))
export const Loading = loadingStory('/sell/coupons')
