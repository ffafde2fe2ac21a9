import { calls } from '@tradepost/contract'
import { dayMs } from '@tradepost/domain/time/durations'
import { type AfterSalesShop, createAfterSalesShop } from '@tradepost/gateway/test/after-sales-shop'
import { testTenants } from '@tradepost/gateway/test/minimal-tenants'
import type { Buyer } from '@tradepost/gateway/test/shop'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { passEventRows } from '../src/pass/pass-events.ts'
import { passPlanRows, sharedGamePeriodRows, sharedGameRows } from '../src/pass/shared-games.ts'
import { insertRows } from '../src/rows/insert-rows.ts'
import { seedTenants } from '../src/tenant/tenants.ts'

const attribute = '1900000000000000201'
const brandId = '1900000000000000001'
let shop: AfterSalesShop
const sales: { by: Buyer; orderId: string }[] = []

/** Inserts the seed's rows as the owning role. */
async function fill(): Promise<void> {
  const owner = new pg.Client({ connectionString: shop.urls.owner })
  await owner.connect()
  for (const tenant of seedTenants.filter(({ code }) => code in testTenants)) {
    await owner.query(`select set_config('app.tenant_id', $1, false)`, [String(tenant.id)])
    await insertRows(owner, 'shared_game', sharedGameRows(tenant))
    await insertRows(owner, 'shared_game_period', sharedGamePeriodRows(tenant))
    await insertRows(owner, 'pass_plan', passPlanRows(tenant))
    await insertRows(owner, 'pass_event', passEventRows(tenant, shop.clock.now()))
  }
  await owner.end()
}

/** Sells accounts of one rank, at 10.00, 10.10, 10.20 … Afterwards their sellers ask for more, which no estimate may see. */
async function sold(rank: string, count: number): Promise<void> {
  for (let n = 0; n < count; n++) {
    const id = await shop.offer({ price: 1000 + n * 10 })
    const attributes = JSON.stringify([{ a: attribute, v: rank }])
    await shop.rows(sql`update offer set attributes = ${attributes}::jsonb where id = ${id}`)
    const by = await shop.buyer()
    const { orderId } = await shop.buyAndPay(by, id)
    await shop.deps.jobs.runDue()
    sales.push({ by, orderId })
    await shop.rows(sql`update offer set price_minor = 900000 where id = ${id}`)
  }
}

beforeAll(async () => {
  shop = await createAfterSalesShop()
  await fill()
  await shop.rows(sql`insert into attribute_def (tenant_id, id, names, attr_type, is_main, sort)
    values (1, ${attribute}, '{"en":"Rank","de":"Rang"}', 2, true, 1)`)
  await sold('Gold', 25)
  await sold('Silver', 19)
})
afterAll(() => shop.close())

describe('the shared games', () => {
  it('are more than 200, each in a category, and their pages contain all of them', async () => {
    const categories =
      (await shop.inject(calls.sharedGame.sharedGameCategories, {}, { headers: { lang: 'de' } })).body.data ?? []
    expect(categories.map(({ name }) => name)).toContain('Rennspiele')
    const sum = categories.reduce((total, { games }) => total + games, 0)
    expect(sum).toBeGreaterThan(200)
    const titles = new Set<string>()
    for (let pageNo = 1; pageNo <= 3; pageNo++) {
      const { body } = await shop.inject(calls.sharedGame.sharedGamePage, { query: { pageNo, pageSize: 100 } })
      expect(body.data?.total).toBe(sum)
      for (const game of body.data?.list ?? []) titles.add(game.title)
    }
    expect(titles.size).toBe(sum)
  })

  it('are searched by title and category, and wildcards have no meaning', async () => {
    const find = async (query: { keyWord?: string; category?: string }) =>
      (await shop.inject(calls.sharedGame.sharedGamePage, { query })).body.data
    expect((await find({ keyWord: 'portal' }))?.list.map(({ title }) => title).sort()).toEqual(['Portal', 'Portal 2'])
    const racing = await find({ category: 'racing' })
    expect(new Set(racing?.list.map(({ category }) => category))).toEqual(new Set(['racing']))
    expect(await find({ keyWord: '%' })).toMatchObject({ total: 0, list: [] })
    expect(await find({ category: 'nothing' })).toMatchObject({ total: 0 })
  })

  it('G-35 have periods as time unit and amount, of the own tenant only', async () => {
    const { body } = await shop.inject(calls.sharedGame.settingPeriod, { query: { tenantId: '1', siteId: '1001' } })
    expect(body.data).toContainEqual({ id: '4', timeUnit: 1, amount: 14 })
    expect(body.data).toContainEqual({ id: '1', timeUnit: 2, amount: 3 })
    expect((await shop.inject(calls.sharedGame.settingPeriod, { query: { tenantId: '2' } })).body.code).toBe(
      'tenant_mismatch',
    )
  })

  it('have events, the running ones first, in the requested language and without scripts', async () => {
    const list = (await shop.inject(calls.event.passEventList, {}, { headers: { lang: 'de' } })).body.data ?? []
    expect(list.map(({ running }) => running)).toEqual([true, false])
    expect(list[0]?.title).toBe('Freunde einladen, länger spielen')
    const { body } = await shop.inject(calls.event.passEvent, { params: { id: list[0]?.id ?? '' } })
    expect(body.data?.html).toContain('<h2>')
    expect((await shop.inject(calls.event.passEvent, { params: { id: '9999999999999999999' } })).body.code).toBe(
      'not_found',
    )
    shop.clock.advance(41 * dayMs)
    const over = (await shop.inject(calls.event.passEventList, {})).body.data ?? []
    expect(over.some(({ running }) => running)).toBe(false)
  })
})

describe('the value calculator', () => {
  const estimate = (attributes: { id: string; value: string }[], token?: string, toCurrencyId = '1') =>
    shop.inject(
      calls.valueCalculator.estimateValue,
      { params: { product: 'skyforge' }, body: { attributes, toCurrencyId } },
      token ? { token } : { headers: { 'x-client-ip': '203.0.113.9' } },
    )

  it('lists the attributes to choose, and estimates from accounts that were sold with the same attributes', async () => {
    const form = await shop.inject(calls.valueCalculator.valueCalculator, { params: { product: 'skyforge' } })
    expect(form.body.data).toMatchObject({
      brandId,
      attributes: [{ id: attribute, name: 'Rank', values: ['Gold', 'Silver'] }],
      usesPerDay: 10,
    })
    const { token } = await shop.buyer()
    const gold = [{ id: attribute, value: 'Gold' }]
    expect((await estimate(gold, token)).body.data).toEqual({
      low: { minor: 1060, currency: 'USD' },
      median: { minor: 1120, currency: 'USD' },
      high: { minor: 1180, currency: 'USD' },
      sampleSize: 25,
      usesLeft: 9,
    })
    expect((await estimate([], token, '2')).body.data).toMatchObject({ sampleSize: 44, median: { currency: 'EUR' } })
  })

  it('refuses to estimate from fewer than 20 sold accounts, and does not count the refusal as a use', async () => {
    const { token } = await shop.buyer()
    const silver = [{ id: attribute, value: 'Silver' }]
    for (let n = 0; n < 12; n++) expect((await estimate(silver, token)).body.code).toBe('sample_too_small')
    await sold('Silver', 1)
    expect((await estimate(silver, token)).body.data).toMatchObject({ sampleSize: 20, usesLeft: 9 })
    const unknown = await shop.inject(
      calls.valueCalculator.estimateValue,
      { params: { product: 'no-such-game' }, body: {} },
      { token },
    )
    expect(unknown.body.code).toBe('not_found')
  })

  it('leaves out an order that was refunded', async () => {
    const { token } = await shop.buyer()
    const sampleSize = async () => (await estimate([], token)).body.data?.sampleSize
    await sold('Bronze', 1)
    const before = await sampleSize()
    const sale = sales.at(-1)
    if (!sale) throw new Error('nothing was sold')
    await shop.requestRefund(sale.by, sale.orderId)
    expect(await sampleSize()).toBe(before)
    await shop.answer(sale.orderId, 'accept')
    expect(await sampleSize()).toBe((before ?? 0) - 1)
  })

  it('gives ten estimates a day, even to twenty concurrent calls, and names the limit', async () => {
    const { token } = await shop.buyer()
    const answers = await Promise.all(Array.from({ length: 20 }, () => estimate([], token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    const refused = answers.find(({ status }) => status !== 200)
    expect([refused?.status, refused?.body.code, refused?.body.msg]).toEqual([
      429,
      'daily_use_limit',
      'Your number of uses for today has reached the limit, please come back tomorrow.',
    ])
    for (let n = 0; n < 10; n++) expect((await estimate([])).status).toBe(200)
    expect((await estimate([])).body.code).toBe('daily_use_limit')
    shop.clock.advance(dayMs)
    expect((await estimate([], token)).body.data?.usesLeft).toBe(9)
  })
})
