import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { dayMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { signInStaff } from '../../../test/support/people.ts'
import { type Buyer, createShop, type Shop } from '../../../test/support/shop.ts'
import { checkInvariants } from '../check-invariants.ts'
import { accounts, postTransfer } from '../ledger/ledger.ts'

let shop: Shop
let token: string
beforeAll(async () => {
  shop = await createShop({ poolSize: 20 })
  token = (await signInStaff(shop)).token
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

let made = 0
/** A coupon of 5 USD for points, which staff make; the answer of the call. */
async function makeCoupon(more: Record<string, unknown> = {}) {
  const code = `SWAP-${++made}`
  const claimUntil = new Date(shop.clock.now().getTime() + 30 * dayMs).toISOString()
  const body = {
    ...{ code, name: 'Five off', amountOff: 500, currency: 'USD', validHours: 720, points: 500, claimUntil, claims: 5 },
    ...more,
  }
  return { code, answer: await shop.inject(calls.coupon.createCoupon, { body: body as never }, { token }) }
}
const give = (by: Buyer, points: number) =>
  shop.within(
    'lumen',
    (tx) =>
      postTransfer(tx, 1, {
        ...{ id: randomUUID(), kind: 'points', unit: 'POINT', ref: { kind: 'review', id: '1' } },
        legs: [
          { account: accounts.pointsIssue, amount: -points },
          { account: accounts.points(by.id), amount: points },
        ],
      }),
    'platform',
  )
const swap = (by: Buyer, code: string, points: number | undefined, key: string = randomUUID()) =>
  shop.inject(
    calls.coupon.claimCoupon,
    { body: { code, ...(points === undefined ? {} : { points }) } },
    shop.via(by, key),
  )
const total = async (by: Buyer) => (await shop.inject(calls.points.pointTotal, {}, shop.via(by))).body.data?.totalPoint
const held = async (by: Buyer) =>
  (await shop.inject(calls.coupon.couponList, { body: { available: true } }, shop.via(by))).body.data?.list ?? []

describe('a coupon with a price in points', () => {
  it('is swapped as often as the points last, takes them each time, and lowers the price of an order', async () => {
    const { code } = await makeCoupon()
    const by = await shop.buyer()
    await give(by, 1200)
    shop.clock.advance(1000)
    const [listed] = (await shop.inject(calls.coupon.claimableCoupons, {}, shop.via(by))).body.data ?? []
    expect(listed).toMatchObject({ code, points: 500, claimed: false, amountOff: { minor: 500 } })
    const key = randomUUID()
    const [first, again] = [await swap(by, code, 500, key), await swap(by, code, 500, key)]
    expect(again.body).toEqual(first.body)
    expect(await total(by)).toBe(700)
    expect((await swap(by, code, 500)).body.code).toBe('0000')
    expect((await swap(by, code, 500)).body).toMatchObject({ code: 'points_insufficient', field: 'points' })
    expect([await total(by), (await held(by)).length]).toEqual([200, 2])
    const entries = (await shop.inject(calls.points.pointPage, { body: {} }, shop.via(by))).body.data?.list
    expect(entries?.map(({ amount, kind, refKind }) => [amount, kind, refKind])).toEqual([
      [-500, 'points_spent', 'coupon'],
      [-500, 'points_spent', 'coupon'],
      [1200, 'points', 'review'],
    ])
    const offerId = await shop.offer({ price: 1250, stock: 9 })
    const order = {
      lines: [{ offerId, quantity: 1 }],
      ...{ deliveryEmail: shop.email, couponId: first.body.data?.id ?? '' },
    }
    const paid = await shop.inject(
      calls.checkout.preOrder,
      { body: { order, toCurrencyId: '1', isBuyByCart: false } },
      shop.via(by, randomUUID()),
    )
    expect(paid.body.data?.total.minor).toBe(750)
  })

  it('takes no points that were not shown, and gives nothing for fewer', async () => {
    const { code } = await makeCoupon()
    const by = await shop.buyer()
    await give(by, 5000)
    for (const points of [undefined, 499, 501])
      expect((await swap(by, code, points)).body).toMatchObject({ code: 'coupon_points', field: 'points' })
    const free = await makeCoupon({ points: undefined })
    expect((await swap(by, free.code, 500)).body.code).toBe('coupon_points')
    expect((await swap(by, free.code, undefined)).body.code).toBe('0000')
    expect((await swap(by, free.code, undefined)).body.code).toBe('conflict')
    expect(await total(by)).toBe(5000)
  })

  it('takes no points when it is stopped, over or all taken', async () => {
    const by = await shop.buyer()
    await give(by, 5000)
    const last = await makeCoupon({ claims: 1 })
    expect((await swap(by, last.code, 500)).body.code).toBe('0000')
    expect((await swap(by, last.code, 500)).body.code).toBe('coupon_invalid')
    const stopped = await makeCoupon()
    const params = { id: stopped.answer.body.data?.id ?? '' }
    await shop.inject(calls.coupon.stopCoupon, { params, body: { reason: 'A mistake.' } }, { token })
    expect((await swap(by, stopped.code, 500)).body.code).toBe('coupon_invalid')
    expect(await total(by)).toBe(4500)
  })

  it('needs a day until which it can be swapped', async () => {
    expect((await makeCoupon({ claimUntil: undefined, claims: undefined })).answer.body).toMatchObject({
      ...{ code: 'bad_request', field: 'claimUntil' },
    })
  })

  it('is given by staff without points, once', async () => {
    const { code } = await makeCoupon()
    const by = await shop.buyer()
    const grant = () => shop.inject(calls.coupon.grantCoupon, { body: { code, buyerId: by.id } }, { token })
    expect([(await grant()).body.code, (await grant()).body.code]).toEqual(['0000', 'conflict'])
    expect((await held(by)).length).toBe(1)
  })

  it('is never paid twice by the same points: ten swaps at once', async () => {
    const { code } = await makeCoupon({ claims: 10 })
    const by = await shop.buyer()
    await give(by, 1100)
    const answers = await Promise.all(Array.from({ length: 10 }, () => swap(by, code, 500)))
    expect(answers.filter(({ body }) => body.code === '0000')).toHaveLength(2)
    expect(answers.filter(({ body }) => body.code === 'points_insufficient')).toHaveLength(8)
    expect([await total(by), (await held(by)).length]).toEqual([100, 2])
    // Control: without the lock and the rule of the account, a check before the write sees the same points twice.
    const seen = await Promise.all([total(by), total(by)])
    expect(seen.filter((points) => (points ?? 0) >= 100)).toHaveLength(2)
  })

  it('control: points without a coupon, and a coupon without its points, are found by check', async () => {
    const { code } = await makeCoupon()
    const by = await shop.buyer()
    await give(by, 500)
    const { body } = await swap(by, code, 500)
    const id = body.data?.id ?? ''
    const breaks = (points: number) =>
      shop.within('lumen', (tx) => tx.execute(sql`update coupon_grant set points = ${points} where id = ${id}`), 'test')
    await breaks(400)
    expect(await checkInvariants(shop.db)).not.toEqual([])
    await breaks(500)
  })
})
