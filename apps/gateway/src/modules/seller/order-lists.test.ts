import { type CallInput, calls } from '@tradepost/contract'
import { hourMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AfterSalesShop, createAfterSalesShop } from '../../../test/support/after-sales-shop.ts'
import { signInSeller } from '../../../test/support/people.ts'
import type { Buyer } from '../../../test/support/shop.ts'

let shop: AfterSalesShop
let other: Buyer
/** The orders, the oldest first: one each hour, the last two of another buyer. */
const ids: string[] = []
beforeAll(async () => {
  shop = await createAfterSalesShop()
  other = await shop.buyer()
  await shop.rows(sql`update app_user set nick_name = 'Zoë Fisher' where id = ${other.id}`)
  for (let n = 0; n < 6; n++) {
    ids.push(await shop.sold({ by: n < 4 ? shop.customer : other }))
    shop.clock.advance(hourMs)
  }
})
afterAll(() => shop.close())

type Body = CallInput<typeof calls.seller.sellerOrderPage>['body']
const page = async (body: Body, by = shop.vendor) =>
  (await shop.inject(calls.seller.sellerOrderPage, { body }, shop.as(by))).body
const found = async (body: Body) => (await page(body)).data?.list.map(({ id }) => ids.indexOf(id))

describe('a list of orders', () => {
  it('is searched by number, by title and by the name of the buyer, and its groups count what is found', async () => {
    expect(await found({})).toEqual([5, 4, 3, 2, 1, 0])
    expect(await found({ keyword: ` ${ids[2]} ` })).toEqual([2])
    expect(await found({ keyword: 'zoe' })).toEqual([5, 4])
    const [{ title } = { title: '' }] = await shop.rows<{ title: string }>(
      sql`select title from order_head where id = ${ids[0]}`,
    )
    expect(await found({ keyword: title.toUpperCase() })).toHaveLength(6)
    expect(await found({ keyword: '%' })).toEqual([])
    expect(await found({ keyword: '99999999999999999999' })).toEqual([])
    expect((await page({ keyword: 'fisher', group: 'to-deliver' })).data).toMatchObject({
      ...{ total: 2, counts: { all: 2, 'to-deliver': 2, 'after-sales': 0 } },
    })
    await shop.requestRefund(other, ids[4] ?? '')
    expect((await page({ keyword: 'fisher' })).data?.counts).toMatchObject({ 'to-deliver': 1, 'after-sales': 1 })
  })

  it('is of some days: from an instant, and before another one', async () => {
    const [paid = []] = [
      await shop.rows<{ at: Date }>(
        sql`select paid_at as at from order_head where id = any(${sql.param(ids)}) order by id`,
      ),
    ]
    const at = (n: number) => new Date(paid[n]?.at ?? 0).toISOString()
    expect(await found({ from: at(2) })).toEqual([5, 4, 3, 2])
    expect(await found({ from: at(2), to: at(4) })).toEqual([3, 2])
    expect(await found({ to: at(0) })).toEqual([])
    expect((await page({ from: 'yesterday' })).code).toBe('format_error')
  })

  it('begins with the order whose time runs out first, if it is asked so', async () => {
    const late = ids[5] ?? ''
    await shop.rows(sql`update order_head set deadline_at = '2000-01-01' where id = ${late}`)
    expect((await found({ sort: 'due', group: 'to-deliver' }))?.[0]).toBe(5)
    expect((await found({ sort: 'due', group: 'to-deliver' }))?.[1]).toBe(0)
  })

  it('is read whole by programs, each order once, also while others are paid', async () => {
    const read: string[] = []
    for (let before: string | undefined; ; ) {
      const { data } = await page({ pageSize: 2, ...(before ? { before } : {}) })
      const part = data?.list.map(({ id }) => id) ?? []
      read.push(...part)
      if (part.length < 2) break
      before = part.at(-1)
      if (read.length === 2) ids.push(await shop.sold())
    }
    expect(read).toEqual(ids.slice(0, 6).toReversed())
    expect(await found({ before: '99999999999999999999' })).toBeUndefined()
    expect(await found({ before: '7' })).toEqual([])
  })

  it('has no order of another seller, whatever is typed', async () => {
    const stranger = await signInSeller(shop, { sellerId: null })
    for (const body of [{ keyword: ids[0] ?? '' }, { keyword: 'zoe' }, { before: ids[5] ?? '' }])
      expect((await page(body, stranger)).data).toMatchObject({ total: 0, list: [] })
  })
})
