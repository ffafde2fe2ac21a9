import { expect, it } from 'vitest'
import { type OwnCoupon, worthOf } from './coupon-worth.ts'

const coupon = (changes: Partial<OwnCoupon>): OwnCoupon => ({
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Ten',
  seller: null,
  state: 'free',
  percentOff: 0,
  amountOff: null,
  minTotal: null,
  mostOff: null,
  expiresAt: '2030-01-01T00:00:00.000Z',
  ...changes,
})
const of = (...minors: number[]) => minors.map((minor) => ({ minor, sellerId: '1' }))
const usd = (minor: number) => ({ minor, currency: 'USD' })

it('takes a percentage off each line, rounded down', () => {
  expect(worthOf(coupon({ percentOff: 10 }), of(199, 199, 5), 'USD')).toEqual({ off: 38, refusal: null })
})

it('takes an amount off the total, never more than the total', () => {
  expect(worthOf(coupon({ amountOff: usd(500) }), of(300, 900), 'USD').off).toBe(500)
  expect(worthOf(coupon({ amountOff: usd(500) }), of(300), 'USD').off).toBe(300)
})

it('is worth nothing below its minimum or in another currency', () => {
  const bound = coupon({ percentOff: 10, minTotal: usd(2000) })
  expect(worthOf(bound, of(1999), 'USD')).toEqual({ off: 0, refusal: 'minimum' })
  expect(worthOf(bound, of(2000), 'USD')).toEqual({ off: 200, refusal: null })
  expect(worthOf(bound, of(9000), 'EUR')).toEqual({ off: 0, refusal: 'currency' })
  expect(worthOf(coupon({ amountOff: usd(500) }), of(9000), 'EUR').refusal).toBe('currency')
})

it('of a seller is worth nothing without an offer of that seller', () => {
  const own = coupon({ percentOff: 10, seller: { id: '1', name: 'Rune Forge' } })
  expect(worthOf(own, [...of(2000), { minor: 5000, sellerId: '2' }], 'USD')).toEqual({ off: 200, refusal: null })
  expect(worthOf(own, [{ minor: 5000, sellerId: '2' }], 'USD')).toEqual({ off: 0, refusal: 'seller' })
})
