import type { Meta } from '@storybook/react-vite'
import { deskStory } from '../testing/desk-story.tsx'
import { staffDeskOf } from '../testing/samples.ts'
import { SellerPage, type SellerPageProps, SellersPage, type SellersPageProps } from './index.ts'

const meta: Meta = { title: 'Desk/Sellers' }
export default meta

const seller = (
  n: number,
  standing: SellersPageProps['sellers']['list'][number]['standing'],
  nickName = `GretaDepot ${n}`,
) => ({
  ...{
    id: String(7000 + n),
    nickName,
    standing,
    since: '2026-11-20T10:00:00.000Z',
    until: null,
    level: 3,
    rating: 4.7,
  },
  ...{ orders: 10_293, offers: 128, memberSince: '2024-01-01T00:00:00.000Z' },
})
type Detail = SellerPageProps['seller']
const long = 'The official shop of the guild of the very long names and the even longer descriptions'
const list = [seller(1, 'active'), seller(2, 'vacation'), seller(3, 'suspended'), seller(4, 'banned', long)]
const page = { total: 4, pageNo: 1, pageSize: 24, list }
const lead = staffDeskOf('support_lead')
const counts = { orders: 128, disputes: 2, refunds: 5, late: 3, chargebacks: 1 }
const facts = {
  risk: { days30: { ...counts, orders: 41, disputes: 0 }, days90: counts },
  marks: [
    {
      ...{ mark: 'identity', given: true, at: '2025-02-03T09:00:00.000Z', by: 'Ada' },
      reason: 'An identity card and a video call.',
    },
    { mark: 'deposit', given: false, at: null, by: null, reason: null },
    {
      ...{ mark: 'indemnity', given: false, at: '2026-03-01T09:00:00.000Z', by: 'Grace' },
      reason: 'The agreement ended, and the seller did not sign the new one that we sent three times',
    },
  ],
} satisfies Pick<Detail, 'risk' | 'marks'>
const history = [
  { at: '2026-11-20T10:00:00.000Z', from: 'active', to: 'suspended', reason: 'Three complaints in a week', by: 'Ada' },
] as const

export const Sellers = deskStory(() => <SellersPage keyword="" sellers={page} />, lead)
export const NoSellers = deskStory(
  () => <SellersPage keyword="nobody" sellers={{ ...page, total: 0, list: [] }} />,
  lead,
)
export const Active = deskStory(
  () => (
    <SellerPage
      seller={{ ...seller(1, 'active'), ...facts, reason: null, deposit: null, mayChange: true, history: [] }}
    />
  ),
  lead,
)
export const Suspended = deskStory(
  () => (
    <SellerPage
      seller={{
        ...seller(3, 'suspended'),
        ...facts,
        reason: 'Three complaints in a week',
        mayChange: true,
        deposit: null,
        history: [...history],
      }}
    />
  ),
  lead,
)
export const OnlyToRead = deskStory(
  () => (
    <SellerPage
      seller={{ ...seller(1, 'active'), ...facts, reason: null, deposit: null, mayChange: true, history: [...history] }}
    />
  ),
  staffDeskOf('finance'),
)
export const Refused = deskStory(
  () => (
    <SellerPage
      seller={{ ...seller(1, 'active'), ...facts, reason: null, deposit: null, mayChange: true, history: [] }}
      result={{
        ok: false,
        problems: [{ code: 'cannot_be_empty', message: 'Cannot be empty', field: 'reason' }],
        values: { standing: 'banned' },
      }}
    />
  ),
  lead,
)
