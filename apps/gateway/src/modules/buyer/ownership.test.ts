import { type Call, type CallInput, finance } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Buyer, createShop, type Shop } from '../../../test/support/shop.ts'

let shop: Shop
let owner: Buyer
let others: Buyer[]
let ids: { orderId: string; purchaseId: string }
let waiting: { orderId: string; purchaseId: string }
beforeAll(async () => {
  shop = await createShop()
  await shop.listen()
  owner = await shop.buyer()
  others = [await shop.buyer(), await shop.buyer('sahra')]
  ids = await shop.buyAndPay(owner, await shop.offer({ accounts: true }))
  waiting = await shop.buy(owner, await shop.offer({ stock: 3 }))
  const offerId = await shop.offer({ stock: 9 })
  await shop.inject(finance.setCartLine, { body: { offerId, quantity: 2 } }, shop.via(owner))
  await shop.rows(sql`insert into coupon_grant (tenant_id, id, buyer_id, name, percent_off, expires_at)
    values (1, gen_random_uuid(), ${owner.id}, 'Mine', 10, '2030-01-01')`)
  await shop.rows(sql`select 1`)
})
afterAll(() => shop.close())

/** Everything of this buyer's that money is about, to see that nothing moved. */
const fingerprint = () =>
  shop.rows(sql`select
    (select json_agg(o order by o.id) from (select id, state, version, deadline_at from order_head) o) as orders,
    (select json_agg(l order by l.offer_id) from cart_line l) as lines, (select json_agg(c order by c.id) from coupon_grant c) as coupons,
    (select json_agg(d) from delivery d) as deliveries, (select count(*) from delivery_reveal) as reveals,
    (select json_agg(a order by a.id) from ledger_account a) as accounts, (select count(*) from payment) as payments`)

const call = <C extends Call>(one: C, input: CallInput<C>) => ({ one: one as Call, input: input as CallInput<Call> })
const reach = (of: typeof ids) => [
  call(finance.orderDetail, { params: { id: of.orderId } }),
  call(finance.cancelOrder, { params: { id: of.orderId }, body: {} }),
  call(finance.correctInputs, { params: { id: of.orderId }, body: { inputs: { playerId: '123456' } } }),
  call(finance.tickHandover, { params: { id: of.orderId }, body: { steps: ['signed_in'], done: true } }),
  call(finance.confirmOrder, { params: { id: of.orderId }, body: { acknowledged: true } }),
  call(finance.revealDelivery, { params: { id: of.orderId }, body: {} }),
  call(finance.requestRefund, { params: { id: of.orderId }, body: { reason: 'x' } }),
  call(finance.openDispute, { params: { id: of.orderId }, body: { statement: 'x' } }),
  call(finance.claimInsurance, { params: { id: of.orderId }, body: { statement: 'x' } }),
  call(finance.reorder, { params: { id: of.orderId }, body: {} }),
  call(finance.writeReview, { body: { orderId: of.orderId, score: 5, text: 'x' } }),
  call(finance.getPurchase, { params: { id: of.purchaseId } }),
  call(finance.refreshPurchase, { params: { id: of.purchaseId }, body: {} }),
  call(finance.payWithWallet, { params: { id: of.purchaseId }, body: {} }),
  call(finance.rentalDetail, { params: { orderId: of.orderId } }),
  call(finance.fileRentalComplaint, { params: { orderId: of.orderId }, body: { text: 'x' } }),
  call(finance.refundSharing, { params: { id: of.orderId }, body: {} }),
]

describe('what belongs to a buyer', () => {
  it('S39 F-19 order, purchase, delivery, payment, cart, wallet, points, coupons: nobody else reads or moves it', async () => {
    const before = await fingerprint()
    for (const other of others) {
      for (const bought of [ids, waiting]) {
        for (const { one, input } of reach(bought)) {
          const answer = await shop.inject(one, input, shop.via(other))
          expect([one.path, answer.status, answer.body.code]).toEqual([one.path, 404, 'not_found'])
        }
        expect(await shop.startPayment(other, bought.purchaseId)).toMatchObject({
          status: 404,
          body: { code: 'not_found' },
        })
      }
      const page = await shop.inject(finance.orderPage, { body: {} }, shop.via(other))
      expect(page.body.data).toMatchObject({ total: 0, list: [], counts: { all: 0 } })
      expect((await shop.inject(finance.lastPurchase, { body: {} }, shop.via(other))).body.data).toEqual({
        order: null,
      })
      expect((await shop.inject(finance.getCart, {}, shop.via(other))).body.data?.lines).toEqual([])
      expect((await shop.inject(finance.couponList, { body: {} }, shop.via(other))).body.data?.total).toBe(0)
      expect((await shop.inject(finance.pointTotal, {}, shop.via(other))).body.data).toEqual({ totalPoint: 0 })
      expect((await shop.inject(finance.walletBalance, {}, shop.via(other))).body.data).toEqual({
        amount: 0,
        currency: 'GCOIN',
      })
    }
    expect(await fingerprint()).toEqual(before)
  })

  it('S39 anonymous callers and tokens of another tenant are refused by every call for buyers', async () => {
    const before = await fingerprint()
    const all = [
      ...reach(ids),
      call(finance.startPayment, {
        params: { id: ids.purchaseId },
        body: { provider: 'card', successUrl: 'http://localhost:4101/', failedUrl: 'http://localhost:4101/' },
      }),
      call(finance.orderPage, { body: {} }),
      call(finance.lastPurchase, { body: {} }),
      call(finance.getCart, {}),
      call(finance.setCartLine, { body: { offerId: '1', quantity: 1 } }),
      call(finance.mergeCart, { body: { mergeId: ids.purchaseId, lines: [] } }),
      call(finance.preOrder, {
        body: { order: { lines: [{ offerId: '1', quantity: 1 }], deliveryEmail: 'a@b.example' }, isBuyByCart: false },
      }),
      call(finance.couponList, { body: {} }),
      call(finance.myReviews, {}),
      call(finance.claimableCoupons, {}),
      call(finance.claimCoupon, { body: { code: 'NOBODY' } }),
      call(finance.pointTotal, {}),
      call(finance.pointPage, { body: {} }),
      call(finance.membership, {}),
      call(finance.subscribePass, { body: { consent: true, autoRenew: true } }),
      call(finance.subscriptionResult, { params: { id: ids.purchaseId } }),
      call(finance.setAutoRenew, { body: { on: false } }),
      call(finance.refundPass, { params: { id: ids.purchaseId }, body: {} }),
      call(finance.walletBalance, {}),
      call(finance.walletPage, { body: {} }),
      call(finance.topUp, { body: { amount: 1000, agreed: true, agreement: 'gcoin' } }),
      call(finance.rentalPage, { body: {} }),
    ]
    const buyerCalls = Object.values(finance).filter((one) => one.auth === 'buyer')
    expect(new Set(all.map(({ one }) => one))).toEqual(new Set(buyerCalls))
    for (const { one, input } of all) {
      for (const via of [{}, { tenant: 'sahra' as const, token: owner.token }]) {
        const answer = await shop.inject(one, input, via)
        expect([one.path, answer.status, answer.body.code]).toEqual([one.path, 401, 'unauthorized'])
      }
    }
    expect(await fingerprint()).toEqual(before)
  })
})
