import { randomUUID } from 'node:crypto'
import { type CallInput, calls } from '@tradepost/contract'
import { mostSellerCoupons } from '@tradepost/domain/limits/seller-coupons'
import { dayMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type AfterSalesShop, createAfterSalesShop } from '../../../test/support/after-sales-shop.ts'
import { type SignedIn, signInSeller, signInStaff } from '../../../test/support/people.ts'
import type { Buyer } from '../../../test/support/shop.ts'
import { checkInvariants } from '../check-invariants.ts'

let shop: AfterSalesShop
/** A seller of their own for every test of a limit. */
let other: SignedIn & { sellerId: string }
beforeAll(async () => {
  shop = await createAfterSalesShop({ poolSize: 10 })
  other = await signInSeller(shop, { sellerId: null })
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

type NewCoupon = CallInput<typeof calls.coupon.sellerCouponCreate>['body']
const inDays = (days: number) => new Date(shop.clock.now().getTime() + days * dayMs).toISOString()
const newCode = () => `S-${randomUUID().slice(0, 8)}`
const create = (by: SignedIn, more: Partial<NewCoupon> = {}) =>
  shop.inject(
    calls.coupon.sellerCouponCreate,
    { body: { code: newCode(), name: 'Autumn', validHours: 48, claimUntil: inDays(7), ...more } },
    shop.as(by),
  )
async function newCoupon(more: Partial<NewCoupon> = { percentOff: 10 }, by: SignedIn = shop.vendor) {
  const { body } = await create(by, more)
  if (!body.data) throw new Error(`refused: ${body.code}`)
  return body.data
}
const claim = (by: Buyer, code: string) =>
  shop.inject(calls.coupon.claimCoupon, { body: { code } }, shop.via(by, randomUUID()))
const listOf = async (by: SignedIn) =>
  (await shop.inject(calls.coupon.sellerCoupons, { query: {} }, shop.as(by))).body.data?.list ?? []
const stop = (id: string, by: SignedIn = shop.vendor) =>
  shop.inject(calls.coupon.sellerCouponStop, { params: { id } }, shop.as(by))

const order = (by: Buyer, lines: { offerId: string; quantity: number }[], couponId: string | undefined) =>
  shop.inject(
    calls.checkout.preOrder,
    {
      body: {
        order: { lines, deliveryEmail: shop.email, ...(couponId ? { couponId } : {}) },
        toCurrencyId: '1',
        isBuyByCart: false,
      },
    },
    shop.via(by, randomUUID()),
  )
const linesOf = async (...offers: { price: number; sellerId?: string }[]) =>
  Promise.all(
    offers.map(async ({ price, sellerId }) => {
      const offerId = await shop.offer({ price, mode: 'im', stock: 5 })
      if (sellerId) await shop.rows(sql`update offer set seller_id = ${sellerId} where id = ${offerId}`)
      return { offerId, quantity: 1 }
    }),
  )

describe('a coupon of a seller', () => {
  it('lowers the price of the seller’s own offers alone, and the seller pays for it', async () => {
    const by = await shop.buyer()
    const coupon = await newCoupon({ percentOff: 50 })
    const claimed = (await claim(by, coupon.code)).body.data
    const lines = await linesOf({ price: 20_00 }, { price: 30_00, sellerId: other.sellerId })
    const { body } = await order(by, lines, claimed?.id)
    expect(body.data?.total.minor).toBe(40_00)
    const rows = await shop.rows<{ discount: number; bearer: string; seller: string }>(sql`
      select discount_minor::int as discount, discount_borne_by as bearer, seller_id::text as seller
      from order_head where purchase_id = ${body.data?.purchaseId} order by full_minor`)
    expect(rows.map(({ discount, seller }) => [discount, seller])).toEqual([
      [10_00, shop.vendor.sellerId],
      [0, other.sellerId],
    ])
    expect(rows[0]?.bearer).toBe('seller')
    await shop.startPayment(by, body.data?.purchaseId ?? '')
    await shop.sendEvent({ ...(await shop.sessionOf(body.data?.purchaseId ?? '')), state: 'captured' })
    const [cost] = await shop.rows(sql`select 1 from ledger_account where purpose = 'coupon_cost' and balance <> 0`)
    expect(cost).toBeUndefined()
    const [shown] = await listOf(shop.vendor)
    expect(shown).toMatchObject({ id: coupon.id, held: 1, used: 1, discounts: [{ minor: 10_00, currency: 'USD' }] })
  })

  it('is refused without an offer of the seller, and its minimum counts only the seller’s offers', async () => {
    const by = await shop.buyer()
    const coupon = await newCoupon({ percentOff: 10, minTotal: 25_00, currency: 'USD' })
    const id = (await claim(by, coupon.code)).body.data?.id
    const foreign = await order(by, await linesOf({ price: 30_00, sellerId: other.sellerId }), id)
    expect([foreign.status, foreign.body.code]).toEqual([409, 'coupon_seller'])
    const below = await order(by, await linesOf({ price: 20_00 }, { price: 30_00, sellerId: other.sellerId }), id)
    expect(below.body.code).toBe('coupon_minimum')
    const good = await order(by, await linesOf({ price: 25_00 }), id)
    expect(good.body.data?.total.minor).toBe(22_50)
  })

  it('names its seller to the buyer, and is not among the coupons that everybody is shown', async () => {
    const by = await shop.buyer()
    const coupon = await newCoupon()
    const offered = await shop.inject(calls.coupon.claimableCoupons, { query: {} }, shop.as(by))
    expect(offered.body.data?.some(({ code }) => code === coupon.code)).toBe(false)
    await claim(by, coupon.code.toLowerCase())
    const own = await shop.inject(calls.coupon.couponList, { body: {} }, shop.as(by))
    expect(own.body.data?.list[0]?.seller?.id).toBe(shop.vendor.sellerId)
  })

  it('cannot be claimed once it is stopped, and a buyer keeps the one they have', async () => {
    const [early, late] = [await shop.buyer(), await shop.buyer()]
    const coupon = await newCoupon({ percentOff: 20 })
    const id = (await claim(early, coupon.code)).body.data?.id
    expect((await stop(coupon.id, other)).body.code).toBe('not_found')
    expect((await stop(coupon.id)).body.data?.state).toBe('stopped')
    expect((await stop(coupon.id)).body.code).toBe('state_conflict')
    expect((await claim(late, coupon.code)).body.code).toBe('coupon_invalid')
    expect((await order(early, await linesOf({ price: 10_00 }), id)).body.data?.total.minor).toBe(8_00)
    // The database itself keeps it stopped.
    await expect(shop.rows(sql`update coupon set stopped_at = null where id = ${coupon.id}`)).rejects.toThrow()
  })

  it('refuses a code that exists, terms that do not fit, and a time that is over or too far', async () => {
    const { code } = await newCoupon()
    const refusals = [
      [{ percentOff: 5, code: code.toLowerCase() }, 'conflict', 'code'],
      [{}, 'bad_request', 'amountOff'],
      [{ percentOff: 5, amountOff: 100 }, 'bad_request', 'amountOff'],
      [{ amountOff: 100 }, 'bad_request', 'currency'],
      [{ percentOff: 5, claimUntil: inDays(-1) }, 'bad_request', 'claimUntil'],
      [{ percentOff: 5, claimUntil: inDays(400) }, 'bad_request', 'claimUntil'],
    ] as const
    for (const [more, expected, field] of refusals) {
      const { body } = await create(shop.vendor, more)
      expect([body.code, body.field]).toEqual([expected, field])
    }
  })

  it('is one of a limited number, and a suspended seller makes none', async () => {
    const many = await signInSeller(shop, { sellerId: null })
    for (let n = 0; n < mostSellerCoupons - 1; n++) await newCoupon({ percentOff: 5 }, many)
    // Two at once compete for the last place.
    const [a, b] = await Promise.all([create(many, { percentOff: 5 }), create(many, { percentOff: 5 })])
    expect([a.body.code, b.body.code].sort()).toEqual(['0000', 'coupons_full'])
    const [first] = await listOf(many)
    await stop(first?.id ?? '', many)
    expect((await create(many, { percentOff: 5 })).body.data?.state).toBe('open')
    await shop.rows(
      sql`update seller set standing = 'suspended', standing_reason = 'Late.' where id = ${many.sellerId}`,
    )
    expect((await create(many, { percentOff: 5 })).body.code).toBe('seller_suspended')
  })
})

describe('staff', () => {
  it('see the coupons of all with what they cost, and stop any of them', async () => {
    const staff = await signInStaff(shop)
    const coupon = await newCoupon()
    const page = await shop.inject(calls.coupon.shopCoupons, { query: { pageSize: 100 } }, shop.as(staff))
    const found = page.body.data?.list.find(({ id }) => id === coupon.id)
    expect(found).toMatchObject({
      state: 'open',
      held: 0,
      used: 0,
      discounts: [],
      seller: { id: shop.vendor.sellerId },
    })
    const params = { id: coupon.id }
    const stopped = await shop.inject(
      calls.coupon.stopCoupon,
      { params, body: { reason: 'Misleading.' } },
      shop.as(staff),
    )
    expect(stopped.body.data?.state).toBe('stopped')
    const audited = await shop.inject(calls.audit.auditPage, { body: { call: 'coupon.stopCoupon' } }, shop.as(staff))
    expect(audited.body.data?.list[0]).toMatchObject({
      reason: 'Misleading.',
      changes: expect.arrayContaining([{ name: 'state', before: 'open', after: 'stopped' }]),
    })
  })

  it('cannot grant a coupon that is stopped', async () => {
    const staff = await signInStaff(shop)
    const code = newCode()
    const made = await shop.inject(
      calls.coupon.createCoupon,
      { body: { code, name: 'Sorry', percentOff: 5, validHours: 48 } },
      shop.as(staff),
    )
    await shop.inject(
      calls.coupon.stopCoupon,
      { params: { id: made.body.data?.id ?? '' }, body: { reason: 'Enough.' } },
      shop.as(staff),
    )
    const by = await shop.buyer()
    const granted = await shop.inject(calls.coupon.grantCoupon, { body: { code, buyerId: by.id } }, shop.as(staff))
    expect(granted.body.code).toBe('coupon_invalid')
  })
})
