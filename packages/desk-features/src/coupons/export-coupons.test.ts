import { calls } from '@tradepost/contract'
import { expect, it } from 'vitest'
import type { DeskContext } from '../kernel/server.ts'
import { exportSellerCoupons, exportShopCoupons } from './export-coupons.ts'

const usd = (minor: number) => ({ minor, currency: 'USD' })
const coupon = {
  ...{ id: 'k1', code: 'TEN', name: '=Ten', percentOff: null, amountOff: usd(1000), minTotal: usd(5000) },
  ...{ validHours: 72, state: 'open', claimUntil: '2026-12-31T00:00:00.000Z', claimsLeft: 9, points: null },
  ...{ createdAt: '2026-11-01T10:00:00.000Z', held: 3, used: 2 },
  discounts: [usd(2000), { minor: 900, currency: 'EUR' }],
}
const contextOf = (seller: { id: string; name: string } | null) => {
  const asked: unknown[] = []
  const api = async (call: unknown) => {
    asked.push(call)
    return { list: [{ ...coupon, seller }] }
  }
  return { asked, context: { api, url: new URL('https://desk.example/') } as unknown as DeskContext }
}
const line =
  "k1,TEN,'=Ten,open,,USD,1000,5000,,72,2026-12-31T00:00:00.000Z,9,3,2,USD 2000; EUR 900,%,2026-11-01T10:00:00.000Z"

it('gives the coupons of a seller, and to staff those of the whole shop with who pays for them', async () => {
  const seller = contextOf({ id: '2', name: '-Nova' })
  const [head, ...rows] = (await exportSellerCoupons(seller.context)).trim().split('\r\n')
  expect(head).toBe(
    'coupon,code,name,state,percent_off,currency,amount_off_minor,min_total_minor,points,valid_hours,claim_until,claims_left,held,used,discounts,paid_by,created_at',
  )
  expect(rows).toEqual([line.replace('%', "'-Nova")])
  expect(seller.asked).toEqual([calls.coupon.sellerCoupons])
  const staff = contextOf(null)
  expect(await exportShopCoupons(staff.context)).toContain(line.replace('%', 'shop'))
  expect(staff.asked).toEqual([calls.coupon.shopCoupons])
})
