import type { Meta } from '@storybook/react-vite'
import { productStatus } from '@tradepost/contract/constants'
import { deskStory } from '../testing/desk-story.tsx'
import { loadingStory } from '../testing/loading-story.tsx'
import { deskOf, longText, pageOf, sampleOrder } from '../testing/samples.ts'
import { OverviewPage } from './index.ts'

const meta: Meta = { title: 'Desk/Overview' }
export default meta

const orders = {
  ...pageOf([sampleOrder(1), sampleOrder(2, { late: true })]),
  counts: { 'to-deliver': 2, 'after-sales': 1 },
}
const offers = { [productStatus.onSale]: 118, [productStatus.soldOut]: 3 }
const balance = { payable: [{ minor: 124_050, currency: 'USD' }], pending: [] }

export const Normal = deskStory(() => <OverviewPage orders={orders} offers={offers} unread={4} balance={balance} />)
export const Empty = deskStory(() => (
  <OverviewPage orders={{ ...pageOf([]), counts: {} }} offers={{}} unread={0} balance={{ payable: [], pending: [] }} />
))
export const LongText = deskStory(() => (
  <OverviewPage
    orders={{
      ...pageOf([sampleOrder(1, { title: longText, buyer: { id: '31', nickName: longText } })]),
      counts: { 'to-deliver': 123_456 },
    }}
    offers={{ [productStatus.onSale]: 1_234_567 }}
    unread={123_456}
    balance={{
      payable: ['USD', 'KRW', 'VND', 'BHD'].map((currency) => ({ minor: 12_345_678_900, currency })),
      pending: [],
    }}
  />
))
export const AsStaff = deskStory(
  () => <OverviewPage orders={orders} offers={offers} unread={4} balance={null} />,
  deskOf('seller_staff'),
)
export const Loading = loadingStory('/sell')
