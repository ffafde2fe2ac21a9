import { type CallInput, calls } from '@tradepost/contract'
import { dayMs, minuteMs } from '@tradepost/domain/time/durations'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type AfterSalesShop, createAfterSalesShop } from '../../../test/support/after-sales-shop.ts'
import { type SignedIn, signInStaff } from '../../../test/support/people.ts'
import type { Buyer } from '../../../test/support/shop.ts'
import { checkInvariants } from '../check-invariants.ts'

let shop: AfterSalesShop
let finance: SignedIn
let often: Buyer
let once: Buyer
beforeAll(async () => {
  shop = await createAfterSalesShop()
  finance = await signInStaff(shop, 'lumen', 'finance')
  often = await shop.buyer()
  once = await shop.buyer()
  await pay(often, 1000, disputed)
  shop.clock.advance(40 * dayMs)
  finance = await signInStaff(shop, 'lumen', 'finance')
  await pay(often, 500, disputed)
  await pay(often, 700, good)
  await pay(once, 9000, disputed)
  // A buyer whose bank disputes nothing is in no list.
  await pay(await shop.buyer(), 800, good)
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

const good = '4242424242424242'
const disputed = '4000000000000259'
async function pay(by: Buyer, price: number, card: string): Promise<void> {
  const { purchaseId } = await shop.buy(by, await shop.offer({ price, mode: 'im', stock: 2 }))
  const started = await shop.startPayment(by, purchaseId)
  await shop.typeCard(started.body.data?.redirectUrl ?? '', card)
  await shop.deps.jobs.runDue()
  shop.clock.advance(2 * minuteMs)
  await shop.deps.jobs.runDue()
}
type Body = NonNullable<CallInput<typeof calls.chargeback.chargebackBuyerPage>['body']>
const page = (body: Body = {}, by = finance) => shop.inject(calls.chargeback.chargebackBuyerPage, { body }, shop.as(by))
const list = async (body: Body = {}) => (await page(body)).body.data?.list ?? []
const orderOf = async (body: Body) => (await list(body)).map(({ buyer }) => buyer.id)

describe('buyers who charge back', () => {
  it('are listed with the number, the sum, the share of orders and the last of their chargebacks', async () => {
    const { data } = (await page()).body
    expect(data?.total).toBe(2)
    expect(data?.list).toEqual([
      {
        buyer: { id: often.id, nickName: expect.any(String) },
        ...{ chargebacks: 2, open: expect.any(Number), orders: 3, disputedOrders: 2, lastAt: expect.any(String) },
        amounts: [{ minor: 1500, currency: 'USD' }],
      },
      {
        buyer: { id: once.id, nickName: expect.any(String) },
        ...{ chargebacks: 1, open: 1, orders: 1, disputedOrders: 1, lastAt: expect.any(String) },
        amounts: [{ minor: 9000, currency: 'USD' }],
      },
    ])
  })

  it('can be sorted, and narrowed to a time', async () => {
    expect(await orderOf({ sort: 'count' })).toEqual([often.id, once.id])
    expect(await orderOf({ sort: 'amount' })).toEqual([once.id, often.id])
    expect(await orderOf({ sort: 'share' })).toEqual([once.id, often.id])
    expect(await orderOf({ sort: 'last' })).toEqual([once.id, often.id])
    const recent = await list({ days: '30' })
    expect(recent.find(({ buyer }) => buyer.id === often.id)).toMatchObject({
      ...{ chargebacks: 1, orders: 2, disputedOrders: 1, amounts: [{ minor: 500, currency: 'USD' }] },
    })
    expect(await orderOf({ pageSize: 1, pageNo: 2, sort: 'amount' })).toEqual([often.id])
    shop.clock.advance(31 * dayMs)
    finance = await signInStaff(shop, 'lumen', 'finance')
    expect((await page({ days: '30' })).body.data).toMatchObject({ total: 0, list: [] })
    expect(await list({ days: '90' })).toHaveLength(2)
  })

  it('lead to their chargebacks, whatever became of these', async () => {
    const of = async (buyerId: string) =>
      (await shop.inject(calls.chargeback.chargebackPage, { body: { buyerId } }, shop.as(finance))).body.data?.list.map(
        ({ buyer, amount }) => [buyer.id, amount.minor],
      )
    expect((await of(often.id))?.toSorted((a, b) => Number(a[1]) - Number(b[1]))).toEqual([
      [often.id, 500],
      [often.id, 1000],
    ])
    expect(await of('9223372036854775808')).toEqual([])
  })

  it('are shown to staff who may see chargebacks, of the own shop', async () => {
    const editor = await signInStaff(shop, 'lumen', 'content_editor')
    expect((await page({}, editor)).body.code).toBe('forbidden')
    const sahra = await signInStaff(shop, 'sahra')
    expect((await page({}, sahra)).body.data).toMatchObject({ total: 0, list: [] })
  })
})
