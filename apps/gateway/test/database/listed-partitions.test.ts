import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrations } from '../../src/platform/db/journal.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { installJobs } from '../../src/platform/jobs/install.ts'
import { createEmptyDatabase } from '../support/empty-database.ts'
import { seedMinimal } from '../support/minimal-tenants.ts'
import { createShop, type Shop } from '../support/shop.ts'

let shop: Shop
let owner: pg.Client
beforeAll(async () => {
  shop = await createShop()
  owner = new pg.Client({ connectionString: shop.urls.owner })
  await owner.connect()
})
afterAll(async () => {
  await owner?.end()
  await shop?.close()
})

const partitionsOf = async (client: pg.Client) =>
  (
    await client.query<{ name: string }>(
      `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'listed_offer'::regclass order by 1`,
    )
  ).rows.map(({ name }) => name)

/** Counts the list rows in each partition. Reads as the server's administrator, who sees the rows of every tenant. */
async function rowsByPartition(url: string): Promise<Record<string, number>> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  const { rows } = await admin.query<{ name: string; n: number }>(
    'select tableoid::regclass::text as name, count(*)::int as n from listed_offer group by 1',
  )
  await admin.end()
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]))
}

it('a tenant gets its partition when it is created, with every index, row-level security and no grant', async () => {
  await owner.query(`insert into tenant (id, code, company_name) values (7, 'seventh', 'Seventh')`)
  expect(await partitionsOf(owner)).toEqual([
    'listed_offer_1',
    'listed_offer_2',
    'listed_offer_7',
    'listed_offer_default',
  ])
  const { rows } = await owner.query(
    `select count(*)::int as indexes, bool_and(c.relrowsecurity and c.relforcerowsecurity) as secured,
       bool_or(has_table_privilege('tradepost_app', c.oid, 'select, insert, update, delete')) as granted
     from pg_class c join pg_index i on i.indrelid = c.oid where c.relname = 'listed_offer_7'`,
  )
  const { rows: parent } = await owner.query(
    `select count(*)::int as indexes from pg_index where indrelid = 'listed_offer'::regclass`,
  )
  expect(rows[0]).toEqual({ indexes: parent[0]?.indexes, secured: true, granted: false })
  expect(rows[0]?.indexes).toBeGreaterThan(25)
})

it('rows that are older than the partition of their tenant are moved to it', async () => {
  const id = await shop.offer({})
  await owner.query('begin')
  await owner.query(`select set_config('app.tenant_id', '1', true)`)
  await owner.query('create temp table kept as select * from listed_offer')
  await owner.query('drop table listed_offer_1')
  await owner.query('insert into listed_offer select * from kept')
  const before = await owner.query('select tableoid::regclass::text as name from listed_offer where id = $1', [id])
  await owner.query('select make_listed_partitions()')
  const after = await owner.query('select tableoid::regclass::text as name from listed_offer where id = $1', [id])
  await owner.query('rollback')
  expect([before.rows, after.rows]).toEqual([[{ name: 'listed_offer_default' }], [{ name: 'listed_offer_1' }]])
})

const shelves = (tenant: number) => `
  select set_config('app.tenant_id', '${tenant}', false);
  insert into brand (tenant_id, id, alias, name, cover_path, cover_wide_path)
    values (${tenant}, 1, 'skyforge', 'Skyforge', 'art/a.webp', 'art/b.webp');
  insert into category (tenant_id, id, alias, names, icon, is_standard, standard_type)
    values (${tenant}, 1, 'kind', '{"en":"Kind"}', 'coins', false, 0);
  insert into brand_category (tenant_id, brand_id, category_id, is_standard, standard_type, template)
    values (${tenant}, 1, 1, false, 0, 'list');
  insert into seller (tenant_id, id, nick_name, avatar_path, banner_path, member_since)
    values (${tenant}, 1, 'North Star', 'art/s.webp', 'art/t.webp', '2024-01-01');
  insert into offer (tenant_id, id, brand_id, category_id, seller_id, standard_type, status, title, price_minor,
      delivery_mode, delivery_minutes, cover_path, cover_wide_path, attributes, listed_at)
    select ${tenant}, n, 1, 1, 1, 0, case when n % 7 = 0 then 2 else 1 end, 'Sword ' || n, n, 'im', 5, 'a', 'b',
      '[{"a": "5", "v": "Rare"}]', timestamptz '2026-01-01' + n * interval '1 hour' from generate_series(1, 50) n`

it('the migration moves the list rows of a database in use, and the contents of lists do not change', async () => {
  const tags = migrations().map(({ tag }) => tag)
  const older = tags.slice(0, tags.indexOf('1020_listed_offer_by_tenant'))
  const database = await createEmptyDatabase()
  const client = new pg.Client({ connectionString: database.url('owner') })
  await installJobs(database.url('owner'))
  await migrate(database.url('owner'), older)
  await client.connect()
  try {
    await seedMinimal(client)
    for (const tenant of [1, 2]) await client.query(shelves(tenant))
    const listed = async (tenant: number) => {
      await client.query(`select set_config('app.tenant_id', $1, false)`, [String(tenant)])
      return (await client.query('select row_to_json(l) as row from offer_listing l order by id')).rows
    }
    const before = [await listed(1), await listed(2)]
    expect(before.map((rows) => rows.length)).toEqual([43, 43])
    expect(await migrate(database.url('owner'))).toContain('1020_listed_offer_by_tenant')
    expect([await listed(1), await listed(2)]).toEqual(before)
    for (const tenant of [1, 2]) {
      await listed(tenant)
      const { rows } = await client.query(
        'select distinct tableoid::regclass::text as name from listed_offer where tenant_id = tid()',
      )
      expect(rows).toEqual([{ name: `listed_offer_${tenant}` }])
    }
    // The rows follow their offers as before.
    await client.query('update offer set price_minor = 7777 where id = 1')
    await client.query('update offer set status = 2 where id = 2')
    const after = await listed(2)
    expect(after).toHaveLength(42)
    expect(after[0].row).toMatchObject({ id: 1, price_minor: 7777 })
  } finally {
    await client.end()
    await database.remove()
  }
})

it('the rows of each tenant are in its own partition', async () => {
  await shop.offer({})
  const rows = await rowsByPartition(shop.urls.admin)
  expect(Object.keys(rows)).toEqual(['listed_offer_1'])
})
