import { offerIds } from '@tradepost/api-client/testing'
import { calls } from '@tradepost/contract'
import { splitGross } from '@tradepost/domain/money/tax'
import { expect, it } from 'vitest'
import { kit } from '../../test/kit.ts'
import type { CouponChoice } from './coupon-worth.ts'
import { taxParts } from './tax-of-cart.ts'

const lines = [
  { offerId: offerIds.noStand, quantity: 1 },
  { offerId: offerIds.stand, quantity: 25 },
]
async function cartOf() {
  const { ctx } = kit({ at: '/checkout' })
  const cart = await ctx.api(calls.cart.quoteCart, { body: { lines } })
  return { cart, totals: cart.lines.map(({ lineTotal }) => lineTotal?.minor ?? 0) }
}
const tenPercent: CouponChoice = {
  ...{ id: '00000000-0000-4000-8000-000000000001', name: 'Ten', seller: null, percentOff: 10, amountOff: null },
  ...{ minTotal: null, mostOff: null, off: 0, refusal: null },
}

it('splits each line by its own rate, and says nothing of lines without one', async () => {
  const { cart, totals } = await cartOf()
  const [first = 0, second = 0] = totals
  expect(first * second).toBeGreaterThan(0)
  const rates = (a: number, b: number) => [
    { offerId: offerIds.noStand, percent: a },
    { offerId: offerIds.stand, percent: b },
  ]
  const tax = (gross: number, percent: number) => splitGross(gross, percent).tax
  expect(taxParts(cart, null, rates(19, 7))).toEqual([
    { percent: 19, minor: tax(first, 19) },
    { percent: 7, minor: tax(second, 7) },
  ])
  expect(taxParts(cart, null, rates(19, 19))).toEqual([{ percent: 19, minor: tax(first, 19) + tax(second, 19) }])
  expect(taxParts(cart, null, rates(0, 7))).toEqual([{ percent: 7, minor: tax(second, 7) }])
  expect(taxParts(cart, null, [])).toEqual([])
})

it('splits what is left of each line after its share of the coupon', async () => {
  const { cart, totals } = await cartOf()
  const left = totals.map((minor) => minor - Math.floor(minor / 10))
  const rates = lines.map(({ offerId }) => ({ offerId, percent: 20 }))
  expect(taxParts(cart, tenPercent, rates)).toEqual([
    { percent: 20, minor: left.reduce((sum, minor) => sum + splitGross(minor, 20).tax, 0) },
  ])
})
