import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AfterSalesShop, createAfterSalesShop } from '../support/after-sales-shop.ts'

interface DatabaseFunction {
  name: string
  source: string
  isTrigger: boolean
  asOwner: boolean
}

let shop: AfterSalesShop
let admin: pg.Client
beforeAll(async () => {
  shop = await createAfterSalesShop()
  admin = new pg.Client({ connectionString: shop.urls.admin })
  await admin.connect()
})
afterAll(async () => {
  await admin.end()
  await shop.close()
})

const named = (tenant: string) => admin.query(`select set_config('app.tenant_id', $1, false)`, [tenant])
const tenant = () => admin.query(`select current_setting('app.tenant_id', true) as id`).then(({ rows }) => rows[0]?.id)
/** Those of its statements; texts name no table, except where a statement is put together. */
const words = (source: string) =>
  new Set((/\bexecute\b/.test(source) ? source : source.replace(/'[^']*'/g, '')).match(/[a-z_]+/g))

/** Functions that work as the owner for a trigger and touch, themselves or by others they call, a table with tenants. */
async function readersOfTenants(): Promise<DatabaseFunction[]> {
  const tables = await admin.query<{ name: string }>(
    `select relname as name from pg_class where relforcerowsecurity and relnamespace = 'public'::regnamespace`,
  )
  const { rows: functions } = await admin.query<DatabaseFunction>(`
    select proname as name, prosrc as source, prorettype = 'trigger'::regtype as "isTrigger", prosecdef as "asOwner"
    from pg_proc where pronamespace = 'public'::regnamespace order by 1`)
  const touching = new Set(tables.rows.map(({ name }) => name))
  // Whoever calls a function that touches one touches it too, however deep.
  for (let known = 0; known < touching.size; ) {
    known = touching.size
    for (const { name, source } of functions)
      if ([...words(source)].some((word) => touching.has(word))) touching.add(name)
  }
  return functions.filter(({ name, isTrigger, asOwner }) => isTrigger && asOwner && touching.has(name))
}

describe('triggers that work as the owner', () => {
  it('Z15 each work for the tenant of their row, whatever the session says', async () => {
    const readers = await readersOfTenants()
    expect(readers.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['person_enabled_changed', 'brand_enabled_changed', 'offers_added', 'order_guard']),
    )
    const careless = readers.filter(({ source }) => !/\benter_tenant\(.*\brestore_tenant\(/s.test(source))
    expect(careless.map(({ name }) => name)).toEqual([])
  })

  it('Z15 put nothing of a disabled seller on sale for whoever names no tenant, or another', async () => {
    const offerId = await shop.offer({ stock: 5 })
    await named('')
    await admin.query(`update app_user set enabled = false where id = $1`, [shop.vendor.id])
    for (const other of ['', '2']) {
      await named(other)
      await admin.query(`update offer set status = 1 where id = $1`, [offerId])
      expect(await tenant()).toBe(other)
      expect(await shop.rows(sql`select status, held_status from offer where id = ${offerId}`)).toEqual([
        { status: 2, held_status: 1 },
      ])
    }
    await named('')
    await admin.query(`update app_user set enabled = true where id = $1`, [shop.vendor.id])
  })

  it('Z15 show in lists what such a writer changes, and give back what was set at an error too', async () => {
    const offerId = await shop.offer({ stock: 5 })
    await named('')
    await admin.query(`update offer set price_minor = price_minor + 100 where id = $1`, [offerId])
    const { rows } = await admin.query(
      `select o.price_minor = l.price_minor as same from offer o
      join listed_offer l on l.tenant_id = o.tenant_id and l.id = o.id where o.id = $1`,
      [offerId],
    )
    expect(rows).toEqual([{ same: true }])
    const { orderId } = await shop.buyPaid(await shop.buyer(), await shop.offer({ stock: 5 }))
    await named('2')
    await admin.query('begin')
    await admin.query('savepoint before')
    await expect(
      admin.query(`update order_head set state = 'awaiting_payment' where id = $1`, [orderId]),
    ).rejects.toThrow(/^order: \w+ to awaiting_payment/)
    await admin.query('rollback to before')
    expect(await tenant()).toBe('2')
    await admin.query('rollback')
    await named('')
  })
})
