import type { OrderDetail } from '@tradepost/contract'
import { expect, it } from 'vitest'
import { sharingRefundUntil } from './sharing-refund.tsx'
import { clockOf } from './use-countdown.ts'

type Facts = Parameters<typeof sharingRefundUntil>[0]
const at = '2026-03-01T10:00:00.000Z'
const shared = (changes: Partial<Facts> = {}): Facts => ({
  standardType: 4,
  state: 'delivered',
  timeline: [
    { state: 'awaiting_payment', at: '2026-03-01T09:59:00.000Z', actor: 'buyer' },
    { state: 'paid', at, actor: 'platform' },
    { state: 'delivered', at: '2026-03-01T11:00:00.000Z', actor: 'seller' },
  ],
  ...changes,
})

it('counts three hours from the payment', () => {
  expect(sharingRefundUntil(shared())?.toISOString()).toBe('2026-03-01T13:00:00.000Z')
})

it.each<[string, Partial<Facts>]>([
  ['an account', { standardType: 0 }],
  ['an unpaid order', { state: 'awaiting_payment', timeline: [] }],
  ['a confirmed order', { state: 'confirmed' satisfies OrderDetail['state'] }],
  ['a refunded order', { state: 'refunded' }],
])('offers no refund for %s', (_, changes) => expect(sharingRefundUntil(shared(changes))).toBeNull())

it('shows minutes and seconds', () => {
  expect([clockOf(1_799_999), clockOf(60_000), clockOf(59_400), clockOf(0)]).toEqual(['29:59', '1:00', '0:59', '0:00'])
})
