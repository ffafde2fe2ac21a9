import { type CallInput, calls } from '@tradepost/contract'
import { dayMs, minuteMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AfterSalesShop, createAfterSalesShop } from '../../../test/support/after-sales-shop.ts'
import { signInStaff } from '../../../test/support/people.ts'

let shop: AfterSalesShop
beforeAll(async () => {
  shop = await createAfterSalesShop()
})
afterAll(() => shop.close())

type Days = NonNullable<CallInput<typeof calls.figures.shopFigures>['query']>['days']
const figures = async (days: Days = '30') =>
  (await shop.inject(calls.figures.shopFigures, { query: { days } }, shop.as(shop.desk[0]))).body.data
/** The sum of the postings of a kind of transfer to a purpose, read by a statement of its own. */
const moved = async (kind: string, purpose: string) =>
  Number(
    (
      await shop.rows<{ sum: string }>(sql`select coalesce(sum(p.amount), 0) sum from posting p
        join transfer t on t.tenant_id = p.tenant_id and t.id = p.transfer_id
        join ledger_account a on a.tenant_id = p.tenant_id and a.id = p.account_id
        where t.kind = ${kind} and a.purpose = ${purpose} and t.unit = 'USD'`)
    )[0]?.sum,
  )

async function confirmed(price: number): Promise<string> {
  const id = await shop.sold({ price })
  shop.clock.advance(10 * minuteMs)
  await shop.deliver(id)
  await shop.handOver(shop.customer, id)
  await shop.inject(calls.order.confirmOrder, { params: { id }, body: { acknowledged: true } }, shop.as(shop.customer))
  return id
}

describe('the figures of the shop', () => {
  it('are nothing before the first order', async () => {
    expect(await figures()).toMatchObject({
      ...{ views: 0, steps: { carts: 0, begun: 0, paid: 0, confirmed: 0 }, money: [], brands: [], sellers: [] },
      orders: { paid: 0, delivered: 0, medianMinutes: null },
    })
  })

  it('equal the ledger, and count begun, paid, confirmed and refunded orders', async () => {
    await confirmed(2000)
    await confirmed(3000)
    const back = await shop.sold({ price: 1000 })
    await shop.requestRefund(shop.customer, back)
    await shop.answer(back, 'accept')
    await shop.deps.jobs.runDue()
    await shop.buy(shop.customer, await shop.offer({ price: 700, stock: 3 }))
    const read = await figures()
    expect(read?.steps).toEqual({ carts: 0, begun: 4, paid: 3, confirmed: 2 })
    expect(read?.orders).toMatchObject({
      paid: 3,
      delivered: 2,
      inTime: 2,
      medianMinutes: 10,
      askedBack: 1,
      refunded: 1,
    })
    const usd = (minor: number) => ({ minor, currency: 'USD' })
    expect(read?.money).toEqual([
      {
        ...{ currency: 'USD', paid: usd(6000), refunded: usd(1000), chargedBack: usd(0), coupons: usd(0) },
        take: usd(await moved('settle', 'fee')),
      },
    ])
    expect(await moved('settle', 'fee')).toBeGreaterThan(0)
    expect(-(await moved('capture', 'psp'))).toBe(6000)
    expect(await moved('refund', 'psp')).toBe(1000)
    expect(read?.brands).toEqual([expect.objectContaining({ orders: 3, refunded: 1 })])
    expect(read?.sellers).toEqual([expect.objectContaining({ name: 'North Star', orders: 3, refunded: 1 })])
    expect(read?.series.reduce((sum, { orders }) => sum + orders, 0)).toBe(3)
  })

  it('have the money day by day, whose sums are those of the time and of the ledger', async () => {
    shop.clock.advance(2 * dayMs)
    await confirmed(4000)
    const read = await figures('7')
    const [series] = read?.moneySeries ?? []
    const names = ['paid', 'refunded', 'chargedBack', 'coupons', 'take'] as const
    for (const name of names)
      expect(
        series?.steps.reduce((sum, step) => sum + step[name], 0),
        name,
      ).toBe(read?.money[0]?.[name].minor)
    expect(series?.steps.map(({ from }) => from)).toEqual(read?.series.map(({ from }) => from))
    // The same by the calendar of the database, as a check of its own.
    const days = await shop.rows<{ day: string; paid: string; refunded: string; take: string }>(sql`
      select to_char(t.created_at at time zone 'UTC', 'YYYY-MM-DD') as day,
        -coalesce(sum(p.amount) filter (where t.kind = 'capture' and a.purpose = 'psp'), 0) as paid,
        coalesce(sum(p.amount) filter (where t.kind = 'refund' and a.purpose = 'psp'), 0) as refunded,
        coalesce(sum(p.amount) filter (where a.purpose = 'fee'), 0) as take
      from posting p
      join transfer t on t.tenant_id = p.tenant_id and t.id = p.transfer_id
      join ledger_account a on a.tenant_id = p.tenant_id and a.id = p.account_id
      where t.unit = 'USD' group by 1 order by 1`)
    const moving = series?.steps.filter(({ paid, refunded, take }) => paid !== 0 || refunded !== 0 || take !== 0)
    expect(moving?.map(({ from, paid, refunded, take }) => [from.slice(0, 10), paid, refunded, take])).toEqual(
      days.map(({ day, paid, refunded, take }) => [day, Number(paid), Number(refunded), Number(take)]),
    )
    // Control: the money moved on two days.
    expect(moving).toHaveLength(2)
  })

  it('are those of the chosen days, and of one tenant', async () => {
    shop.clock.advance(8 * dayMs)
    expect((await figures('7'))?.orders.paid).toBe(0)
    expect((await figures('7'))?.money).toEqual([])
    expect((await figures('30'))?.orders.paid).toBe(4)
    const sahra = await signInStaff(shop, 'sahra')
    const other = await shop.inject(calls.figures.shopFigures, { query: { days: '30' } }, shop.as(sahra))
    expect(other.body.data).toMatchObject({ orders: { paid: 0 }, money: [], moneySeries: [], sellers: [] })
  })

  it('count views of all offers, and need the permission', async () => {
    const offerId = await shop.offer({ stock: 3 })
    await shop.inject(calls.offer.recordOfferView, { body: { offerId } }, shop.as(shop.customer))
    expect((await figures('1'))?.views).toBe(1)
    const denied = await shop.inject(calls.figures.shopFigures, { query: {} }, shop.as(shop.customer))
    expect(denied.body.code).toBe('forbidden')
  })

  it('count who put an offer into a cart, once per visitor, offer and day, apart from views', async () => {
    const [one, two] = [await shop.offer({ stock: 3 }), await shop.offer({ stock: 3 })]
    const [before, sahra] = [await figures('7'), await signInStaff(shop, 'sahra')]
    const put = (offerId: string, via: Parameters<typeof shop.inject>[2]) =>
      shop.inject(calls.offer.recordOfferView, { body: { offerId, inCart: true } }, via)
    const from = (device: string) => ({ headers: { deviceid: device } })
    for (const device of ['device-one-1', 'device-two-2', 'device-one-1']) await put(one, from(device))
    await put(two, from('device-one-1'))
    // Neither the offer's own seller nor an offer that does not exist.
    await put(one, shop.as(shop.vendor))
    await put('42', from('device-one-1'))
    const today = await figures('7')
    const added = (read: typeof today) => [
      (read?.steps.carts ?? 0) - (before?.steps.carts ?? 0),
      (read?.views ?? 0) - (before?.views ?? 0),
    ]
    expect(added(today)).toEqual([3, 0])
    const other = await shop.inject(calls.figures.shopFigures, { query: { days: '7' } }, shop.as(sahra))
    expect(other.body.data?.steps.carts).toBe(0)
    // The day is over: the visitors are forgotten, and their number stays.
    shop.clock.advance(dayMs)
    await put(one, from('device-one-1'))
    await shop.inject(calls.offer.recordOfferView, { body: { offerId: one } }, from('device-one-1'))
    await shop.deps.jobs.runDue()
    const kept = await shop.rows<{ n: number }>(sql`select count(*)::int n from cart_visitor`)
    expect(kept[0]?.n).toBe(1)
    expect(added(await figures('7'))).toEqual([4, 1])
  })
})
