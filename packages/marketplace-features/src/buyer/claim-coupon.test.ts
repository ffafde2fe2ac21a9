import { expect, it } from 'vitest'
import { formOf, goes, kit, refused } from '../../test/kit.ts'
import { claimCoupon } from './claim-coupon.ts'

it.each(['welcome10', 'WEL\u200bCOME10\ufeff', 'ＷＥＬＣＯＭＥ１０', ' welcome١٠ '])(
  'X11 claims the coupon of %j by its normalised code',
  async (coupon) => {
    const { ctx, tools, bodyOf } = kit()
    expect(goes(await claimCoupon(ctx, formOf({ coupon }), tools))).toBe('/buyer/coupon')
    expect(bodyOf('/finance/coupon/buyer/claim')).toEqual({ code: 'WELCOME10' })
  },
)

it('X11 refuses invalid codes without a call', async () => {
  const { ctx, tools, requests } = kit()
  for (const coupon of ['', '\u200b\u200b\u200b', 'no code', 'WELCOME®'])
    expect(refused(await claimCoupon(ctx, formOf({ coupon }), tools)), coupon).toHaveProperty('coupon')
  expect(requests).toEqual([])
})
