import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createShop, type Shop } from '../support/shop.ts'

let gateway: Shop
let owner: pg.Client
beforeAll(async () => {
  gateway = await createShop({ poolSize: 1 })
  owner = new pg.Client({ connectionString: gateway.urls.owner })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await gateway.close()
})

/** Tables of tenants are those that row-level security divides by tenant. */
const tenantTables = `select c.oid, c.relname from pg_class c where c.relnamespace = 'public'::regnamespace
  and c.relkind in ('r', 'p') and not c.relispartition and c.relrowsecurity`

interface Finding {
  what: string
}
const find = async (text: string): Promise<string[]> => (await owner.query<Finding>(text)).rows.map(({ what }) => what)

/** Keys of tenant tables whose columns do not contain the tenant, so that nodes could not check them alone. */
const keysWithoutTenant = `with tables as (${tenantTables})
  select format('%s: %s', t.relname, i.indexrelid::regclass) as what from tables t
  join pg_index i on i.indrelid = t.oid and (i.indisunique or i.indisexclusion)
  where not exists (select from pg_attribute a where a.attrelid = t.oid and a.attname = 'tenant_id' and a.attnum = any (i.indkey))
  order by 1`

/** References between tenant tables that do not begin with the tenant on both sides. */
const referencesWithoutTenant = `with tables as (${tenantTables})
  select format('%s: %s', t.relname, c.conname) as what from pg_constraint c
  join tables t on t.oid = c.conrelid join tables r on r.oid = c.confrelid
  where c.contype = 'f' and (
    (select a.attname from pg_attribute a where a.attrelid = c.conrelid and a.attnum = c.conkey[1]) <> 'tenant_id'
    or (select a.attname from pg_attribute a where a.attrelid = c.confrelid and a.attnum = c.confkey[1]) <> 'tenant_id')
  order by 1`

/** References of general tables to a tenant's rows, which are on one node only. */
const referencesToTenants = `with tables as (${tenantTables})
  select format('%s: %s', c.conrelid::regclass, c.conname) as what from pg_constraint c
  join tables r on r.oid = c.confrelid
  where c.contype = 'f' and c.conparentid = 0 and not exists (select from tables t where t.oid = c.conrelid)
  and not exists (select from pg_class p where p.oid = c.conrelid and p.relispartition)
  order by 1`

/** References that would change keys by themselves, which a database on several nodes refuses. */
const cascadedKeys = `select format('%s: %s', conrelid::regclass, conname) as what from pg_constraint
  where contype = 'f' and confupdtype <> 'a' order by 1`

describe('a schema that can be spread over nodes by tenant', () => {
  it('has the tenant in every unique key and at the beginning of every reference between tables of tenants', async () => {
    expect((await find(`select relname as what from (${tenantTables}) t`)).length).toBeGreaterThan(150)
    expect(await find(keysWithoutTenant)).toEqual([])
    expect(await find(referencesWithoutTenant)).toEqual([])
    expect(await find(referencesToTenants)).toEqual([])
    expect(await find(cascadedKeys)).toEqual([])
  })

  it('is seen to be broken by a key, a reference or a cascade that crosses tenants', async () => {
    await owner.query('begin')
    await owner.query('create unique index loose_key on ticket (id)')
    await owner.query('create table loose (ticket_id bigint references ticket (id) on update cascade)')
    expect(await find(keysWithoutTenant)).toEqual(['ticket: loose_key'])
    expect(await find(referencesToTenants)).toEqual(['loose: loose_ticket_id_fkey'])
    expect(await find(cascadedKeys)).toEqual(['loose: loose_ticket_id_fkey'])
    await owner.query('alter table loose add column tenant_id int')
    await owner.query('alter table loose enable row level security')
    expect(await find(referencesWithoutTenant)).toEqual(['loose: loose_ticket_id_fkey'])
    await owner.query('rollback')
  })
})
