import type { OrderDetail } from '@tradepost/contract'
import { describe, expect, it } from 'vitest'
import { shareLeft } from './time-ring.tsx'

const order = (until: string | null) => ({
  next: { actor: 'seller', action: 'deliver', until } as OrderDetail['next'],
  timeline: [
    { at: '2026-03-01T09:00:00.000Z', state: 'awaiting_payment', actor: 'buyer' },
    { at: '2026-03-01T10:00:00.000Z', state: 'paid', actor: 'buyer' },
  ] as OrderDetail['timeline'],
})
const at = (time: string) => new Date(`2026-03-01T${time}:00.000Z`)

describe('the ring of a deadline', () => {
  it('is full at the last entry, half empty in the middle, and empty at the deadline and after it', () => {
    const due = order('2026-03-01T14:00:00.000Z')
    expect(['10:00', '12:00', '14:00', '15:00'].map((time) => shareLeft(due, at(time)))).toEqual([1, 0.5, 0, 0])
  })

  it('is full for a clock that is behind, and not drawn without a deadline', () => {
    expect(shareLeft(order('2026-03-01T14:00:00.000Z'), at('09:00'))).toBe(1)
    expect(shareLeft(order(null), at('12:00'))).toBeNull()
    expect(shareLeft({ ...order(null), next: null }, at('12:00'))).toBeNull()
  })
})
