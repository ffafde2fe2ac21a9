import { type Call, type CallInput, calls } from '@tradepost/contract'
import { contractEntries } from '@tradepost/contract/openapi'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testTenants } from '../../../test/support/minimal-tenants.ts'
import { type Buyer, createShop, type Shop } from '../../../test/support/shop.ts'

/** The id of nothing. */
const noId = '00000000-0000-4000-8000-000000000000'
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
  await shop.inject(calls.cart.setCartLine, { body: { offerId, quantity: 2 } }, shop.via(owner))
  await shop.rows(sql`insert into coupon_grant (tenant_id, id, buyer_id, name, percent_off, expires_at)
    values (1, gen_random_uuid(), ${owner.id}, 'Mine', 10, '2030-01-01')`)
  await shop.rows(sql`select 1`)
})
afterAll(() => shop.close())

/** Every row about money, orders and deliveries, to compare before and after. */
const fingerprint = () =>
  shop.rows(sql`select
    (select json_agg(o order by o.id) from (select id, state, version, deadline_at from order_head) o) as orders,
    (select json_agg(l order by l.offer_id) from cart_line l) as lines, (select json_agg(c order by c.id) from coupon_grant c) as coupons,
    (select json_agg(d) from delivery d) as deliveries, (select count(*) from delivery_reveal) as reveals,
    (select json_agg(a order by a.id) from ledger_account a) as accounts, (select count(*) from payment) as payments`)

const call = <C extends Call>(one: C, input: CallInput<C>) => ({ one: one as Call, input: input as CallInput<Call> })
const callsAbout = (of: typeof ids) => [
  call(calls.order.orderDetail, { params: { id: of.orderId } }),
  call(calls.order.cancelOrder, { params: { id: of.orderId }, body: {} }),
  call(calls.order.correctInputs, { params: { id: of.orderId }, body: { inputs: { playerId: '123456' } } }),
  call(calls.order.tickHandover, { params: { id: of.orderId }, body: { steps: ['signed_in'], done: true } }),
  call(calls.order.confirmOrder, { params: { id: of.orderId }, body: { acknowledged: true } }),
  call(calls.order.revealDelivery, { params: { id: of.orderId }, body: {} }),
  call(calls.order.deliveredFile, { params: { id: of.orderId, unitId: noId }, body: {} }),
  call(calls.afterSales.requestRefund, { params: { id: of.orderId }, body: { reason: 'x' } }),
  call(calls.afterSales.acceptRefundPart, { params: { id: of.orderId }, body: {} }),
  call(calls.invoice.invoiceFile, { params: { id: of.orderId, invoiceId: noId } }),
  call(calls.invoice.ownInvoiceFile, { params: { id: noId } }),
  call(calls.unitClaim.orderUnits, { params: { id: of.orderId }, query: {} }),
  call(calls.unitClaim.claimUnit, {
    params: { id: of.orderId },
    body: { unitId: noId, kind: 'used', statement: 'x' },
  }),
  call(calls.unitClaim.withdrawUnitClaim, { params: { id: of.orderId }, body: { claimId: noId } }),
  call(calls.afterSales.openDispute, { params: { id: of.orderId }, body: { statement: 'x' } }),
  call(calls.afterSales.claimInsurance, { params: { id: of.orderId }, body: { statement: 'x' } }),
  call(calls.order.reorder, { params: { id: of.orderId }, body: {} }),
  call(calls.review.writeReview, { body: { orderId: of.orderId, score: 5, text: 'x' } }),
  call(calls.checkout.getPurchase, { params: { id: of.purchaseId } }),
  call(calls.payment.refreshPurchase, { params: { id: of.purchaseId }, body: {} }),
  call(calls.payment.payWithWallet, { params: { id: of.purchaseId }, body: {} }),
  call(calls.rental.rentalDetail, { params: { orderId: of.orderId } }),
  call(calls.rental.fileRentalComplaint, { params: { orderId: of.orderId }, body: { text: 'x' } }),
  call(calls.afterSales.refundSharing, { params: { id: of.orderId }, body: {} }),
]

describe('the data of a buyer', () => {
  it('S39 F-19 is neither read nor changed by anybody else: order, purchase, delivery, payment, cart, wallet, points and coupons', async () => {
    const before = await fingerprint()
    for (const other of others) {
      for (const bought of [ids, waiting]) {
        for (const { one, input } of callsAbout(bought)) {
          const answer = await shop.inject(one, input, shop.via(other))
          expect([one.path, answer.status, answer.body.code]).toEqual([one.path, 404, 'not_found'])
        }
        expect(await shop.startPayment(other, bought.purchaseId)).toMatchObject({
          status: 404,
          body: { code: 'not_found' },
        })
      }
      const page = await shop.inject(calls.order.orderPage, { body: {} }, shop.via(other))
      expect(page.body.data).toMatchObject({ total: 0, list: [], counts: { all: 0 } })
      for (const subject of ['top_up', 'pass'] as const)
        expect(
          (await shop.inject(calls.invoice.ownInvoicePage, { body: { subject } }, shop.via(other))).body.data?.total,
        ).toBe(0)
      expect((await shop.inject(calls.order.lastPurchase, { body: {} }, shop.via(other))).body.data).toEqual({
        order: null,
      })
      expect((await shop.inject(calls.cart.getCart, {}, shop.via(other))).body.data?.lines).toEqual([])
      expect((await shop.inject(calls.coupon.couponList, { body: {} }, shop.via(other))).body.data?.total).toBe(0)
      expect((await shop.inject(calls.points.pointTotal, {}, shop.via(other))).body.data).toEqual({ totalPoint: 0 })
      expect((await shop.inject(calls.wallet.walletBalance, {}, shop.via(other))).body.data).toEqual({
        amount: 0,
        currency: 'GCOIN',
      })
    }
    expect(await fingerprint()).toEqual(before)
  })

  it('S39 every call for buyers refuses anonymous callers and tokens of another tenant', async () => {
    const before = await fingerprint()
    const all = [
      ...callsAbout(ids),
      call(calls.payment.startPayment, {
        params: { id: ids.purchaseId },
        body: {
          provider: 'card',
          successUrl: `${testTenants.lumen.origin}/`,
          failedUrl: `${testTenants.lumen.origin}/`,
        },
      }),
      call(calls.order.orderPage, { body: {} }),
      call(calls.invoice.ownInvoicePage, { body: { subject: 'pass' } }),
      call(calls.order.lastPurchase, { body: {} }),
      call(calls.cart.getCart, {}),
      call(calls.cart.setCartLine, { body: { offerId: '1', quantity: 1 } }),
      call(calls.cart.mergeCart, { body: { mergeId: ids.purchaseId, lines: [] } }),
      call(calls.checkout.preOrder, {
        body: { order: { lines: [{ offerId: '1', quantity: 1 }], deliveryEmail: 'a@b.example' }, isBuyByCart: false },
      }),
      call(calls.tax.quoteTax, { body: { offerIds: ['1'] } }),
      call(calls.coupon.couponList, { body: {} }),
      call(calls.review.myReviews, {}),
      call(calls.coupon.claimableCoupons, {}),
      call(calls.coupon.claimCoupon, { body: { code: 'NOBODY' } }),
      call(calls.points.pointTotal, {}),
      call(calls.points.pointPage, { body: {} }),
      call(calls.pass.myPass, {}),
      call(calls.pass.subscribePass, { body: { consent: true, autoRenew: true } }),
      call(calls.pass.subscriptionResult, { params: { id: ids.purchaseId } }),
      call(calls.pass.setAutoRenew, { body: { on: false } }),
      call(calls.pass.refundPass, { params: { id: ids.purchaseId }, body: {} }),
      call(calls.wallet.walletBalance, {}),
      call(calls.wallet.walletPage, { body: {} }),
      call(calls.wallet.topUp, { body: { amount: 1000, agreed: true, agreement: 'gcoin' } }),
      call(calls.rental.rentalPage, { body: {} }),
    ]
    const buyerCalls = contractEntries()
      .filter(({ call, group, topic }) => group === 'finance' && topic !== 'seller' && call.auth === 'buyer')
      .map(({ call }) => call)
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
