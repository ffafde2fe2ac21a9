import { calls } from '@tradepost/contract'
import { dayMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AfterSalesShop, createAfterSalesShop } from '../../../test/support/after-sales-shop.ts'
import { purgeEnded } from '../../platform/db/purge.ts'
import { countedWords } from './empty-searches.ts'

let shop: AfterSalesShop
beforeAll(async () => {
  shop = await createAfterSalesShop()
  await shop.offer({ price: 1000 })
})
afterAll(() => shop.close())

const search = (keyWord: string, ip: string) =>
  shop.inject(calls.offer.recordEmptySearch, { body: { keyWord } }, { headers: { 'x-client-ip': ip } })
const shown = async (days: '1' | '90' = '1') =>
  (await shop.inject(calls.figures.shopFigures, { query: { days } }, shop.as(shop.desk[0]))).body.data?.emptySearches
const rows = async () => (await shop.rows<{ n: number }>(sql`select count(*)::int n from empty_search`))[0]?.n

describe('searches without a result', () => {
  it('are shown to staff once three visitors made them, each visitor once a day', async () => {
    for (const ip of ['203.0.113.1', '203.0.113.1', '203.0.113.2']) await search('  Palworld   ACCOUNT ', ip)
    expect(await rows()).toBe(2)
    expect(await shown()).toEqual([])
    await search('palworld account', '203.0.113.3')
    expect(await shown()).toEqual([{ words: 'palworld account', visitors: 3 }])
  })

  it('do not count when an offer matches', async () => {
    const before = await rows()
    expect((await search('thing', '203.0.113.9')).status).toBe(200)
    expect(await rows()).toBe(before)
    await search('thingamabob', '203.0.113.9')
    expect(await rows()).toBe((before ?? 0) + 1)
  })

  it('never keep what looks like the address or number of a person', async () => {
    expect(countedWords('me@mail.example')).toBe(null)
    expect(countedWords('+49 170 1234567')).toBe(null)
    expect(countedWords('4111 1111 1111 1111')).toBe(null)
    expect(countedWords('fifa 2026')).toBe('fifa 2026')
    expect([...(countedWords('🎮'.repeat(200)) ?? '')].length).toBe(60)
    const before = await rows()
    await search('me@mail.example', '203.0.113.4')
    expect(await rows()).toBe(before)
  })

  it('end after ninety days', async () => {
    shop.clock.advance(88 * dayMs)
    await search('unheard', '203.0.113.5')
    expect((await shown('90'))?.length).toBe(1)
    shop.clock.advance(4 * dayMs)
    await purgeEnded(shop.db, shop.clock)
    expect(await shown('90')).toEqual([])
    expect(await rows()).toBe(1)
  })
})
