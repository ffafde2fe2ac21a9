import { calls } from '@tradepost/contract'
import { hourMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AfterSalesShop, createAfterSalesShop } from '../../../test/support/after-sales-shop.ts'
import { signInSeller } from '../../../test/support/people.ts'
import { checkInvariants } from '../check-invariants.ts'

let shop: AfterSalesShop
beforeAll(async () => {
  shop = await createAfterSalesShop()
})
afterAll(() => shop.close())

const paidBack = (minor: number) => ({ transfers: 1, minor, refunded: minor, provider: minor })
const notPaidBack = { transfers: 0, minor: 0, refunded: 0, provider: 0 }

describe('a refund', () => {
  it('D-42 I-34 is paid by the platform, once, when its seller has not answered for 48 hours, and not a second earlier', async () => {
    const id = await shop.sold()
    const requested = (await shop.requestRefund(shop.customer, id)).body.data
    const until = new Date(shop.clock.now().getTime() + 48 * hourMs).toISOString()
    expect(requested).toMatchObject({
      state: 'refund_requested',
      next: { actor: 'seller', action: 'answer_refund', until },
      protection: { covers: 'refund', actor: 'seller', until },
      afterSales: { refunds: [{ reason: 'It never worked.', answerBy: until, answer: null }] },
    })
    shop.clock.advance(48 * hourMs - 1000)
    await shop.deps.jobs.runDue()
    expect([(await shop.detail(id))?.state, await shop.moneyBack(id)]).toEqual(['refund_requested', notPaidBack])
    shop.clock.advance(1000)
    await shop.deps.jobs.runDue()
    await shop.deps.jobs.runDue()
    expect(await shop.detail(id)).toMatchObject({ state: 'auto_refunded', paymentState: 'refunded', next: null })
    expect(await shop.moneyBack(id)).toEqual(paidBack(1250))
    const keys = (await shop.mailbox()).map(({ mailKey }) => mailKey)
    for (const key of [`refundAutomatic:${id}:1`, `seller:refundMissed:${id}:1`, `seller:orderPaid:${id}:1`])
      expect(keys.filter((one) => one === key)).toEqual([key])
    expect(await checkInvariants(shop.db)).toEqual([])
  })

  it('is paid at once if the seller accepts, and puts undelivered stock back on sale', async () => {
    const id = await shop.sold()
    await shop.requestRefund(shop.customer, id)
    expect((await shop.answer(id, 'accept')).body.data).toMatchObject({
      state: 'refunded',
      afterSales: { refunds: [{ answer: 'accepted', answerText: 'Seen.' }] },
    })
    await shop.deps.jobs.runDue()
    expect(await shop.moneyBack(id)).toEqual(paidBack(1250))
    const [stock] = await shop.rows(
      sql`select available, sold from offer o join order_head h on h.offer_id = o.id where h.id = ${id}`,
    )
    expect(stock).toEqual({ available: 9, sold: 0 })
    expect((await shop.requestRefund(shop.customer, id)).body.code).toBe('state_conflict')
  })

  it('D-43 can be disputed once it is refused, and only then', async () => {
    const id = await shop.sold()
    expect((await shop.dispute(shop.customer, id)).body.code).toBe('state_conflict')
    expect((await shop.detail(id))?.actions).not.toContain('dispute')
    await shop.requestRefund(shop.customer, id)
    expect((await shop.dispute(shop.customer, id)).body.code).toBe('state_conflict')
    expect((await shop.detail(id))?.actions).not.toContain('dispute')
    await shop.answer(id, 'refuse')
    expect(await shop.detail(id)).toMatchObject({
      state: 'refund_rejected',
      actions: expect.arrayContaining(['dispute']),
      next: { actor: 'buyer', action: 'dispute' },
    })
    expect((await shop.dispute(shop.customer, id)).body.data).toMatchObject({
      state: 'disputed',
      next: { actor: 'service', action: 'decide' },
      protection: { covers: 'dispute', actor: 'service' },
      afterSales: { dispute: { statement: 'Please look.', outcome: null } },
    })
    expect(await checkInvariants(shop.db)).toEqual([])
  })

  it('that was refused and not disputed settles a delivered order and pays an undelivered one back', async () => {
    const [empty, handed] = [await shop.refused(), await shop.refused({ delivered: true })]
    shop.clock.advance(72 * hourMs)
    await shop.deps.jobs.runDue()
    expect([(await shop.detail(empty))?.state, await shop.moneyBack(empty)]).toEqual(['refunded', paidBack(1250)])
    expect([(await shop.detail(handed))?.state, await shop.moneyBack(handed)]).toEqual(['confirmed', notPaidBack])
    expect(await checkInvariants(shop.db)).toEqual([])
  })

  it('accepts only the buyer’s own files, and is one request if sent twice with one key', async () => {
    const id = await shop.sold()
    const fileIds = ['0193b2a4-6c1e-4f3a-9d52-4b8e6f10c2ad']
    const body = { reason: 'See the picture.', fileIds }
    const foreign = await shop.inject(calls.afterSales.requestRefund, { params: { id }, body }, shop.as(shop.customer))
    expect([foreign.status, foreign.body.field]).toEqual([404, 'fileIds'])
    const [one, two] = [
      await shop.requestRefund(shop.customer, id, 'same-key-1'),
      await shop.requestRefund(shop.customer, id, 'same-key-1'),
    ]
    expect([one.status, two.status, two.headers['idempotent-replayed']]).toEqual([200, 200, 'true'])
    expect(two.body.data?.afterSales.refunds).toHaveLength(1)
  })
})

describe('a dispute', () => {
  it('F-13 ends with the decision of customer service and its reason, and is decided once', async () => {
    const [forBuyer, forSeller] = [await shop.refused(), await shop.refused({ delivered: true })]
    for (const id of [forBuyer, forSeller]) await shop.dispute(shop.customer, id)
    const [desk] = shop.desk
    const waiting = await shop.inject(calls.staff.casePage, { body: { kind: 'dispute' } }, shop.as(desk))
    expect(waiting.body.data?.list.map((one) => one.orderId)).toEqual(expect.arrayContaining([forBuyer, forSeller]))
    expect((await shop.decide(desk, forBuyer, 'seller')).body.code).toBe('delivery_not_ready')
    expect((await shop.decide(desk, forBuyer, 'refund')).body.data).toMatchObject({
      step: 'decided',
      outcome: 'refund',
    })
    expect((await shop.decide(desk, forSeller, 'seller')).body.data).toMatchObject({
      step: 'decided',
      outcome: 'seller',
    })
    await shop.deps.jobs.runDue()
    const mails = (await shop.mailbox()).filter(({ mailKey }) => mailKey?.includes(forBuyer))
    const title = mails[0]?.subject.split(': ')[1]
    expect(mails.map(({ mailKey, subject }) => `${mailKey?.split(':')[0]} ${subject}`).toSorted()).toEqual([
      `disputeRefund The dispute was decided: ${title}`,
      `refundRefused Your refund request was refused: ${title}`,
      `seller A buyer asks for a refund: ${title}`,
      `seller A buyer opened a dispute: ${title}`,
      `seller The dispute was decided: ${title}`,
      `seller You sold: ${title}`,
    ])
    expect(mails.find(({ mailKey }) => mailKey?.startsWith('disputeRefund'))?.textBody).toContain('12.50 USD goes back')
    expect(await shop.detail(forBuyer)).toMatchObject({
      state: 'refunded',
      afterSales: { dispute: { outcome: 'refund', reason: 'Evidence.' } },
    })
    expect([(await shop.detail(forSeller))?.state, await shop.moneyBack(forSeller)]).toEqual(['confirmed', notPaidBack])
    expect(await shop.moneyBack(forBuyer)).toEqual(paidBack(1250))
    for (const id of [forBuyer, forSeller])
      expect((await shop.decide(desk, id, 'refund')).body.code).toBe('state_conflict')
    expect(await checkInvariants(shop.db)).toEqual([])
  })
})

describe('theft insurance', () => {
  it('I-32 pays a claim made on day 365 and none made on day 366', async () => {
    const [early, late] = [await shop.sold({ insured: true }), await shop.sold({ insured: true })]
    for (const id of [early, late]) await shop.deliver(id)
    expect((await shop.claim(shop.customer, early)).body.code).toBe('state_conflict')
    shop.clock.advance(72 * hourMs)
    await shop.deps.jobs.runDue()
    expect((await shop.detail(early))?.actions).toContain('insurance')
    shop.clock.advance((365 * 24 - 72) * hourMs)
    expect((await shop.claim(shop.customer, early)).body.data?.protection).toMatchObject({
      covers: 'theft',
      actor: 'service',
    })
    shop.clock.advance(1000)
    expect((await shop.claim(shop.customer, late)).body.code).toBe('state_conflict')
    expect(await shop.detail(late)).toMatchObject({ protection: null })
    const paid = await shop.inject(
      calls.staff.decideInsurance,
      { params: { id: early }, body: { outcome: 'paid', reason: 'The recovery is proved.' } },
      shop.as(shop.desk[0]),
    )
    expect(paid.body.data).toMatchObject({ step: 'decided', kind: 'insurance' })
    await shop.deps.jobs.runDue()
    expect(await shop.moneyBack(early)).toEqual(paidBack(1250))
    // The insurance pays, not the seller.
    const balances = await shop.rows(sql`select purpose, balance::int from ledger_account where purpose = 'insurance'`)
    expect(balances).toEqual([{ purpose: 'insurance', balance: -1250 }])
    expect(await checkInvariants(shop.db)).toEqual([])
  })
})

describe('an order', () => {
  it('shows the listing as it was when it was sold, even if the seller changes it later', async () => {
    const id = await shop.sold()
    const before = await shop.detail(id)
    await shop.rows(sql`update offer set description = 'Something else', title = 'Else'`)
    const after = await shop.detail(id)
    expect([after?.listing, after?.title]).toEqual([before?.listing, before?.title])
    expect(after?.listing?.description).not.toBe('Something else')
    await expect(shop.rows(sql`update order_listing set description = 'x'`)).rejects.toMatchObject({
      cause: { code: '42501' },
    })
  })

  it('is put into the cart again at today’s price', async () => {
    const id = await shop.sold()
    await shop.rows(
      sql`update offer set price_minor = 999 where id = (select offer_id from order_head where id = ${id})`,
    )
    const cart = await shop.inject(
      calls.order.reorder,
      { params: { id }, body: { toCurrencyId: '1' } },
      shop.as(shop.customer),
    )
    expect(cart.body.data?.lines).toEqual([
      expect.objectContaining({ quantity: 1, lineTotal: { minor: 999, currency: 'USD' } }),
    ])
  })
})

describe('a review', () => {
  const write = (orderId: string, by = shop.customer) =>
    shop.inject(calls.review.writeReview, { body: { orderId, score: 5, text: 'Fast and friendly.' } }, shop.as(by))

  it('S50 is written once per finished order, by its buyer, who is not its seller, and nobody can buy their own offer', async () => {
    const id = await shop.sold()
    expect((await write(id)).body.code).toBe('state_conflict')
    expect((await write('1')).body.code).toBe('not_found')
    expect((await write(id, await shop.buyer())).body.code).toBe('not_found')
    await shop.deliver(id)
    await shop.handOver(shop.customer, id)
    await shop.inject(
      calls.order.confirmOrder,
      { params: { id }, body: { acknowledged: true } },
      shop.as(shop.customer),
    )
    const answers = await Promise.all(Array.from({ length: 5 }, () => write(id)))
    expect(answers.map((one) => one.status).sort()).toEqual([200, 409, 409, 409, 409])
    expect(await shop.rows(sql`select count(*)::int as n from review where order_id = ${id}`)).toEqual([{ n: 1 }])
    expect((await shop.detail(id))?.actions).not.toContain('review')

    const offerId = await shop.offer({ stock: 3 })
    const ownOffer = await shop.preOrder(shop.vendor, [{ offerId, quantity: 1 }])
    expect([ownOffer.status, ownOffer.body.code]).toEqual([409, 'own_offer'])
    expect(await shop.rows(sql`select reserved from offer where id = ${offerId}`)).toEqual([{ reserved: 0 }])
    // A buyer who becomes the offer's seller later cannot review it either.
    const bought = await shop.sold()
    await shop.deliver(bought)
    await shop.handOver(shop.customer, bought)
    await shop.inject(
      calls.order.confirmOrder,
      { params: { id: bought }, body: { acknowledged: true } },
      shop.as(shop.customer),
    )
    await shop.rows(sql`update seller set user_id = ${shop.customer.id}`)
    expect((await write(bought)).body.code).toBe('own_offer')
    await shop.rows(sql`update seller set user_id = ${shop.vendor.id}`)
  })

  it('is answered by its seller, once, and listed for its buyer', async () => {
    const { body } = await shop.inject(calls.review.myReviews, { query: { kind: 'written' } }, shop.as(shop.customer))
    const id = body.data?.list[0]?.review?.id ?? ''
    const reply = (by = shop.vendor) =>
      shop.inject(calls.review.sellerReplyReview, { params: { id }, body: { text: 'Thank you!' } }, shop.as(by))
    expect((await reply(await signInSeller(shop, { sellerId: null }))).status).toBe(404)
    expect((await reply()).body.data?.reply?.text).toBe('Thank you!')
    expect((await reply()).body.code).toBe('conflict')
    const open = await shop.inject(calls.review.myReviews, {}, shop.as(shop.customer))
    expect(open.body.data?.list.every((one) => one.review === null && one.order.actions.includes('review'))).toBe(true)
    expect(open.body.data?.total).toBeGreaterThan(0)
  })

  it('earns points once, and its buyer sees how many are written, answered and yet to write', async () => {
    const by = await shop.buyer()
    const myReviews = async (kind: 'to-write' | 'written' | 'replied', pageSize = 24, pageNo = 1) =>
      (await shop.inject(calls.review.myReviews, { query: { kind, pageNo, pageSize } }, shop.as(by))).body.data
    expect(await myReviews('to-write')).toMatchObject({
      total: 0,
      counts: { toWrite: 0, written: 0, replied: 0 },
      points: 0,
    })
    const ids: string[] = []
    for (let n = 0; n < 3; n++) {
      const id = await shop.sold({ by })
      await shop.deliver(id)
      await shop.handOver(by, id)
      await shop.inject(calls.order.confirmOrder, { params: { id }, body: { acknowledged: true } }, shop.as(by))
      ids.unshift(id)
    }
    const pages = [await myReviews('to-write', 2), await myReviews('to-write', 2, 2)]
    expect(pages.flatMap((page) => page?.list.map(({ order }) => order.id))).toEqual(ids)
    const [, second = '', third = ''] = ids
    await write(second, by)
    await write(second, by)
    const { data } = (await write(third, by)).body
    const reply = { params: { id: data?.id ?? '' }, body: { text: 'Thank you!' } }
    await shop.inject(calls.review.sellerReplyReview, reply, shop.as(shop.vendor))
    const counts = { toWrite: 1, written: 2, replied: 1 }
    expect(await myReviews('written')).toMatchObject({ total: 2, counts, points: 10 })
    const answered = await myReviews('replied')
    expect(answered?.list.map(({ order, review }) => [order.id, review?.reply?.text])).toEqual([[third, 'Thank you!']])
    const entries = (await shop.inject(calls.points.pointPage, { body: {} }, shop.as(by))).body.data?.list
    expect(
      entries
        ?.filter(({ refKind }) => refKind === 'review')
        .map(({ refId }) => refId)
        .sort(),
    ).toEqual([second, third].sort())
  })
})
