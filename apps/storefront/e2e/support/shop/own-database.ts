import pg from 'pg'
// @boundaries-ignore only the gateway has the address of its embedded database server
import { runningServer } from '../../../../gateway/src/platform/postgres/running.ts'

/** Connects as superuser to the database of a gateway that these tests started. */
export async function openDatabase(dataDir: string): Promise<pg.Client> {
  const url = runningServer(dataDir)?.('admin')
  if (!url) throw new Error(`no database runs in ${dataDir}`)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}

/** A checksum of each table: its number of rows and the sum of their hashes. */
export async function tableSums(db: pg.Client): Promise<Map<string, string>> {
  const { rows } = await db.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const sums = new Map<string, string>()
  for (const { name } of rows) {
    const { rows: sumRows } = await db.query<{ sum: string }>(
      `select count(*) || ':' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as sum from ${name} t`,
    )
    sums.set(name, sumRows[0]?.sum ?? '')
  }
  return sums
}

/** Names of the tables whose rows differ. */
export const changedTables = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] =>
  [...after].filter(([name, sum]) => before.get(name) !== sum).map(([name]) => name)
