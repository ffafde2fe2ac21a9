import type pg from 'pg'

/** From here on building an index once is cheaper than keeping it up row by row. */
export const manyOffers = 15_000
const tables = ['offer', 'account_unit', 'review']

/**
 * Takes the indexes that no constraint needs from empty tables and answers what puts them back; inside one transaction,
 * so that a load that fails leaves them in place.
 */
export async function liftIndexes(client: pg.ClientBase): Promise<(say: (line: string) => void) => Promise<void>> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select c.relname as table, i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indrelid
     where c.oid = any (select t::regclass from unnest($1::text[]) t) and not i.indisunique
     order by 1, 2`,
    [tables],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return async (say) => {
    await client.query(`set local maintenance_work_mem = '256MB'`)
    for (const [at, { name, definition }] of rows.entries()) {
      say(`index ${at + 1} of ${rows.length}: ${name}`)
      await client.query(definition)
    }
  }
}
