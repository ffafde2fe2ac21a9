import type pg from 'pg'

export interface TableFacts {
  /** Quoted, with its schema. */
  name: string
  /** Quoted; without generated columns, which the database computes. */
  columns: string[]
  /** Even the owner sees rows only with the tenant set. */
  perTenant: boolean
}

/** Tables that the restored database fills itself, so they are not copied. */
const notCopied = ['public.migration', 'graphile_worker.migrations', 'public.job_worker']

/**
 * Reads every table of the gateway and its job queue, with columns sorted by name, because the order of columns differs
 * between databases.
 */
export async function tablesOf(client: pg.ClientBase): Promise<TableFacts[]> {
  const { rows } = await client.query<TableFacts & { plain: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name, n.nspname || '.' || c.relname as plain,
      c.relforcerowsecurity as "perTenant",
      (select array_agg(quote_ident(a.attname) order by a.attname) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'graphile_worker') and c.relkind in ('r', 'p') and not c.relispartition
    order by 2`)
  return rows
    .filter(({ plain }) => !notCopied.includes(plain))
    .map(({ name, columns, perTenant }) => ({ name, columns, perTenant }))
}

export async function sequencesOf(client: pg.ClientBase): Promise<{ name: string; last: string }[]> {
  const { rows } = await client.query<{ name: string; last: string }>(`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences
    where schemaname in ('public', 'graphile_worker') and last_value is not null order by 1`)
  return rows
}
