import { calls } from '@tradepost/contract'
import { dayMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AfterSalesShop, createAfterSalesShop } from '../../../test/support/after-sales-shop.ts'
import { signInStaff } from '../../../test/support/people.ts'

let shop: AfterSalesShop
/** The brand of the offers that are sold unless the test says otherwise, and another one. */
const [skyforge, other, seller] = ['1900000000000000001', '1900000000000000009', '1900000000000000003']
beforeAll(async () => {
  shop = await createAfterSalesShop()
  await shop.rows(sql`insert into brand (tenant_id, id, alias, name, names, cover_path, cover_wide_path)
    select tenant_id, ${other}, 'ashfall', 'Ashfall', '{"de": "Aschefall"}', cover_path, cover_wide_path from brand
    where id = ${skyforge}`)
  await shop.rows(sql`insert into brand_category (tenant_id, brand_id, category_id, is_standard, standard_type, category_type, template)
    select tenant_id, ${other}, category_id, is_standard, standard_type, category_type, template from brand_category
    where brand_id = ${skyforge}`)
})
afterAll(() => shop.close())

const ask = async (query: { of?: 'brand' | 'seller'; id?: string }, by = shop.desk[0]) =>
  (await shop.inject(calls.figures.shopFigures, { query: { days: '30', ...query } }, shop.as(by))).body
const figures = async (of?: 'brand' | 'seller', id?: string) => (await ask({ ...(of && id ? { of, id } : {}) })).data
const names = ['paid', 'refunded', 'coupons', 'take'] as const

async function confirmed(id: string): Promise<void> {
  await shop.deliver(id)
  await shop.handOver(shop.customer, id)
  await shop.inject(calls.order.confirmOrder, { params: { id }, body: { acknowledged: true } }, shop.as(shop.customer))
}

describe('the course of a brand or seller', () => {
  it('is what the ledger says of its orders, day by day, and the courses add up to the shop', async () => {
    await confirmed(await shop.sold({ price: 2000 }))
    const back = await shop.sold({ price: 1000 })
    shop.clock.advance(2 * dayMs)
    await shop.requestRefund(shop.customer, back)
    await shop.answer(back, 'accept')
    await shop.deps.jobs.runDue()
    const moved = await shop.sold({ price: 700 })
    await shop.rows(sql`update offer set brand_id = ${other}
      where id = (select offer_id from order_head where id = ${moved})`)
    await confirmed(moved)

    const whole = await figures()
    const [first, second] = [(await figures('brand', skyforge))?.course, (await figures('brand', other))?.course]
    const [all] = whole?.moneySeries ?? []
    // Control: both brands sold on some day, the first one also gave money back.
    const sumOf = (course: typeof first, of: (typeof names)[number]) =>
      course?.money[0]?.steps.reduce((sum, step) => sum + step[of], 0)
    expect([sumOf(first, 'paid'), sumOf(first, 'refunded'), sumOf(second, 'paid')]).toEqual([3000, 1000, 700])
    expect(sumOf(first, 'take')).toBeGreaterThan(0)
    for (const [step, day] of (all?.steps ?? []).entries())
      for (const name of names)
        expect(
          (first?.money[0]?.steps[step]?.[name] ?? 0) + (second?.money[0]?.steps[step]?.[name] ?? 0),
          `${name} of ${day.from}`,
        ).toBe(day[name])
    expect(first?.series.map(({ from }) => from)).toEqual(whole?.series.map(({ from }) => from))
    const ordersOf = (course: typeof first) => course?.series.reduce((sum, { orders }) => sum + orders, 0)
    expect([ordersOf(first), ordersOf(second)]).toEqual([2, 1])
    expect(first?.series.reduce((sum, { refunded }) => sum + refunded, 0)).toBe(1)
    // The table names the same sums.
    expect(whole?.brands.map(({ id, orders }) => [id, orders])).toEqual([
      [skyforge, 2],
      [other, 1],
    ])

    // The seller sold all of it. A statement of its own, by the calendar of the database.
    const days = await shop.rows<{ day: string; refunded: string; take: string }>(sql`
      select to_char(t.created_at at time zone 'UTC', 'YYYY-MM-DD') as day,
        coalesce(sum(p.amount) filter (where t.kind = 'refund' and a.purpose = 'psp'), 0) as refunded,
        coalesce(sum(p.amount) filter (where a.purpose = 'fee'), 0) as take
      from posting p
      join transfer t on t.tenant_id = p.tenant_id and t.id = p.transfer_id and t.ref_kind = 'order'
      join order_head o on o.tenant_id = t.tenant_id and o.id::text = t.ref_id and o.seller_id = ${seller}
      join ledger_account a on a.tenant_id = p.tenant_id and a.id = p.account_id
      where t.unit = 'USD' group by 1 order by 1`)
    const mine = (await figures('seller', seller))?.course
    expect(mine?.name).toBe('North Star')
    const moving = mine?.money[0]?.steps.filter(({ refunded, take }) => refunded !== 0 || take !== 0) ?? []
    expect(moving.map(({ from, refunded, take }) => [from.slice(0, 10), refunded, take])).toEqual(
      days.map(({ day, refunded, take }) => [day, Number(refunded), Number(take)]),
    )
    expect(moving).toHaveLength(2)
    for (const name of names) expect(sumOf(mine, name), name).toBe(whole?.money[0]?.[name].minor)
  })

  it('splits a payment for orders of two brands', async () => {
    const before = [await figures('brand', skyforge), await figures('brand', other)]
    const [one, two] = [await shop.offer({ stock: 3, price: 300 }), await shop.offer({ stock: 3, price: 500 })]
    await shop.rows(sql`update offer set brand_id = ${other} where id = ${two}`)
    const lines = [one, two].map((id) => ({ offerId: id, quantity: 1 }))
    const { body } = await shop.preOrder(shop.customer, lines)
    const started = await shop.startPayment(shop.customer, body.data?.purchaseId ?? '')
    await shop.typeCard(started.body.data?.redirectUrl ?? '', '4242424242424242')
    await shop.deps.jobs.runDue()
    const after = [await figures('brand', skyforge), await figures('brand', other)]
    const paid = (data: (typeof before)[number]) =>
      data?.course?.money[0]?.steps.reduce((sum, step) => sum + step.paid, 0) ?? 0
    expect(after.map((data, n) => paid(data) - paid(before[n]))).toEqual([300, 500])
  })

  it('is none without a choice, and not found for one that is not of the shop', async () => {
    expect((await ask({ of: 'brand' })).data?.course).toBeNull()
    const sahra = await signInStaff(shop, 'sahra')
    const codes = [
      await ask({ of: 'brand', id: other }, sahra),
      await ask({ of: 'seller', id: '9999999999999999999' }),
      await ask({ of: 'brand', id: '5' }),
    ].map(({ code }) => code)
    expect(codes).toEqual(['not_found', 'not_found', 'not_found'])
  })
})
