import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createShop, type Shop } from '../../../test/support/shop.ts'
import { ledgerInvariants } from './ledger-invariants.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.close())

it('finds a currency with other digits in the database than its amounts are shown with', async () => {
  const rule = ledgerInvariants()['ledger: a currency has other digits than its amounts are shown and charged with']
  const wrong = () => shop.rows(rule ?? sql`select 'no such rule' as what`)
  expect(await wrong()).toEqual([])
  const admin = new pg.Client({ connectionString: shop.urls.admin })
  await admin.connect()
  await admin.query(`insert into currency values (99, 'ISK', 2)`).finally(() => admin.end())
  expect(await wrong()).toEqual([{ what: 'ISK' }])
})
