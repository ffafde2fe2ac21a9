import type { SeedOptions } from '@tradepost/gateway/platform/config/seeding'
import type pg from 'pg'
import { seedTenants } from '../tenant/tenants.ts'

/** From this number of rows on, building an index once is cheaper than updating it with every row. */
const manyOffers = 15_000
const tables = ['offer', 'listed_offer', 'account_unit', 'review']

interface BulkLoad {
  /** Call this after inserting the offers of the transaction's tenant. */
  loaded(tenantId: number): Promise<void>
  finish(): Promise<void>
  /** Call this after inserting the reviews. */
  reviewed(): Promise<void>
}

const plain: BulkLoad = { loaded: async () => {}, finish: async () => {}, reviewed: async () => {} }

async function count(client: pg.ClientBase, tenantId: number): Promise<void> {
  await client.query(
    `update brand_category bc set offer_count = d.n
     from (select brand_id, category_id, count(*) n from offer where tenant_id = $1 and status <> 2 group by 1, 2) d
     where bc.tenant_id = $1 and bc.brand_id = d.brand_id and bc.category_id = d.category_id`,
    [tenantId],
  )
  await client.query(
    `update seller s set offer_count = d.n
     from (select seller_id, count(*) n from offer where tenant_id = $1 and status <> 2 group by 1) d
     where s.tenant_id = $1 and s.id = d.seller_id`,
    [tenantId],
  )
}

/** True if any tenant has offers. Queries tenant by tenant, because even the owner sees one tenant's rows at a time. */
async function hasOffers(client: pg.ClientBase): Promise<boolean> {
  for (const { id } of seedTenants) {
    await client.query(`select set_config('app.tenant_id', $1, true)`, [String(id)])
    const { rows } = await client.query('select from offer limit 1')
    if (rows.length > 0) return true
  }
  return false
}

/**
 * Prepares empty tables for many rows: drops indexes that no constraint needs and builds them at the end, and counts
 * offers once. Runs in the caller's transaction, so that a failed load changes nothing.
 */
export async function beginBulkLoad(client: pg.ClientBase, offers: number, say: SeedOptions['say']): Promise<BulkLoad> {
  if (offers < manyOffers || (await hasOffers(client))) return plain
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON ') as definition
     from pg_index i where i.indrelid = any (select t::regclass from unnest($1::text[]) t) and not i.indisunique order by 1`,
    [tables],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  // Foreign keys are checked once for all rows instead of once per row.
  const { rows: keys } = await client.query<{ table: string; target: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, confrelid::regclass::text as target, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conrelid = any (select t::regclass from unnest($1::text[]) t) order by 1, 2`,
    [tables],
  )
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  // Counting after each batch would leave hundreds of dead versions of each brand's row, which slow down foreign key
  // checks.
  await client.query('alter table offer disable trigger offer_count_insert')
  // Each offer already has its seller's final rating. Every review would write it to all offers of the seller again.
  await client.query('alter table seller disable trigger seller_rating_changed')
  return {
    loaded: (tenantId) => count(client, tenantId),
    async finish() {
      await client.query('alter table offer enable trigger offer_count_insert')
      await client.query(`set local maintenance_work_mem = '256MB'`)
      // Forced row-level security would also apply to the checks of the foreign keys.
      const checked = [...new Set(keys.flatMap(({ table, target }) => [table, target]))]
      for (const table of checked) await client.query(`alter table ${table} no force row level security`)
      for (const { table, name, definition } of keys)
        await client.query(`alter table ${table} add constraint ${name} ${definition}`)
      for (const table of checked) await client.query(`alter table ${table} force row level security`)
      for (const [index, { name, definition }] of rows.entries()) {
        say(`index ${index + 1} of ${rows.length}: ${name}`)
        await client.query(definition)
      }
      // Without statistics the sales of the past, which come next, would read all offers for each order.
      for (const table of tables) await client.query(`analyze ${table}`)
    },
    async reviewed() {
      await client.query('alter table seller enable trigger seller_rating_changed')
    },
  }
}
