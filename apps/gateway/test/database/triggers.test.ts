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

const setTenant = (tenant: string) => admin.query(`select set_config('app.tenant_id', $1, false)`, [tenant])
const currentTenant = () =>
  admin.query(`select current_setting('app.tenant_id', true) as id`).then(({ rows }) => rows[0]?.id)
/** Words of the statements of a function. String literals count only in functions that build statements. */
const words = (source: string) =>
  new Set((/\bexecute\b/.test(source) ? source : source.replace(/'[^']*'/g, '')).match(/[a-z_]+/g))

/** Trigger functions that run as the owner and use a tenant table, directly or through other functions. */
async function readersOfTenants(): Promise<DatabaseFunction[]> {
  const tables = await admin.query<{ name: string }>(
    `select relname as name from pg_class where relforcerowsecurity and relnamespace = 'public'::regnamespace`,
  )
  const { rows: functions } = await admin.query<DatabaseFunction>(`
    select proname as name, prosrc as source, prorettype = 'trigger'::regtype as "isTrigger", prosecdef as "asOwner"
    from pg_proc where pronamespace = 'public'::regnamespace order by 1`)
  const touching = new Set(tables.rows.map(({ name }) => name))
  // Repeat until no further function is found that calls one of these.
  for (let sizeBefore = 0; sizeBefore < touching.size; ) {
    sizeBefore = touching.size
    for (const { name, source } of functions)
      if ([...words(source)].some((word) => touching.has(word))) touching.add(name)
  }
  return functions.filter(({ name, isTrigger, asOwner }) => isTrigger && asOwner && touching.has(name))
}

describe('triggers that run as the owner', () => {
  it('Z15 use the tenant of their row, whatever the session has set', async () => {
    const readers = await readersOfTenants()
    expect(readers.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['person_enabled_changed', 'brand_enabled_changed', 'offers_added', 'order_guard']),
    )
    const unguarded = readers.filter(({ source }) => !/\benter_tenant\(.*\brestore_tenant\(/s.test(source))
    expect(unguarded.map(({ name }) => name)).toEqual([])
  })

  it('Z15 put no offer of a disabled seller on sale, even if the session has no tenant or another one', async () => {
    const offerId = await shop.offer({ stock: 5 })
    await setTenant('')
    await admin.query(`update app_user set enabled = false where id = $1`, [shop.vendor.id])
    for (const other of ['', '2']) {
      await setTenant(other)
      await admin.query(`update offer set status = 1 where id = $1`, [offerId])
      expect(await currentTenant()).toBe(other)
      expect(await shop.rows(sql`select status, held_status from offer where id = ${offerId}`)).toEqual([
        { status: 2, held_status: 1 },
      ])
    }
    await setTenant('')
    await admin.query(`update app_user set enabled = true where id = $1`, [shop.vendor.id])
  })

  it('Z15 update lists for such a session, and restore its tenant even after an error', async () => {
    const offerId = await shop.offer({ stock: 5 })
    await setTenant('')
    await admin.query(`update offer set price_minor = price_minor + 100 where id = $1`, [offerId])
    const { rows } = await admin.query(
      `select o.price_minor = l.price_minor as same from offer o
      join listed_offer l on l.tenant_id = o.tenant_id and l.id = o.id where o.id = $1`,
      [offerId],
    )
    expect(rows).toEqual([{ same: true }])
    const { orderId } = await shop.buyPaid(await shop.buyer(), await shop.offer({ stock: 5 }))
    await setTenant('2')
    await admin.query('begin')
    await admin.query('savepoint before')
    await expect(
      admin.query(`update order_head set state = 'awaiting_payment' where id = $1`, [orderId]),
    ).rejects.toThrow(/^order: \w+ to awaiting_payment/)
    await admin.query('rollback to before')
    expect(await currentTenant()).toBe('2')
    await admin.query('rollback')
    await setTenant('')
  })
})
