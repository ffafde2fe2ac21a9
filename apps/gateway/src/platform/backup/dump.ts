import type pg from 'pg'
import { createClient } from '../db/client.ts'
import { journalOf } from '../db/journal.ts'
import { sequencesOf, type TableFacts, tablesOf } from '../db/tables.ts'
import { copyOut } from './copy-stream.ts'

export interface BackupHeader {
  format: 'tradepost-backup'
  version: 1
  /** The database's time at the snapshot. */
  takenAt: string
  migrations: string[]
}

/** A line between the rows. No row of the COPY text format can begin with `\@`. */
export const mark = (kind: 'table' | 'sequence' | 'end', facts: object) =>
  Buffer.from(`\\@${kind} ${JSON.stringify(facts)}\n`)
export const endOfRows = '\\.'

async function* rowsOf(client: pg.Client, table: TableFacts, tenants: readonly string[]) {
  const select = `select ${table.columns.join(', ')} from ${table.name}`
  for (const tenant of table.perTenant ? tenants : ['']) {
    await client.query(`select set_config('app.tenant_id', $1, true)`, [tenant])
    // The owner bypasses row-level security in some tables, so without this condition the rows of all tenants would be
    // repeated for each tenant.
    yield* copyOut(client, `copy (${select}${table.perTenant ? ' where tenant_id = tid()' : ''}) to stdout`)
  }
}

const newlines = (chunk: Buffer) => {
  let count = 0
  for (let index = chunk.indexOf(10); index >= 0; index = chunk.indexOf(10, index + 1)) count++
  return count
}

/** Yields every row of the gateway's database as one text, from one snapshot, read as the owning role. */
export async function* dump(ownerUrl: string): AsyncGenerator<Buffer> {
  const client = createClient(ownerUrl)
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    // Scan tables in stored order, so that two dumps of the same rows are identical.
    await client.query('set local synchronize_seqscans = off')
    const { rows: moment } = await client.query<{ now: Date }>('select clock_timestamp() as now')
    const takenAt = (moment[0]?.now ?? new Date()).toISOString()
    const migrations = (await journalOf(client)).map(({ tag }) => tag)
    if (migrations.length === 0) throw new Error('This database is empty: there is nothing to back up.')
    const header: BackupHeader = { format: 'tradepost-backup', version: 1, takenAt, migrations }
    yield Buffer.from(`${JSON.stringify(header)}\n`)
    const { rows: tenants } = await client.query<{ id: string }>('select id::text from tenant order by id')
    const counts: Record<string, number> = {}
    for (const table of await tablesOf(client)) {
      yield mark('table', table)
      let count = 0
      const all = rowsOf(
        client,
        table,
        tenants.map(({ id }) => id),
      )
      for await (const chunk of all) {
        count += newlines(chunk)
        yield chunk
      }
      yield Buffer.from(`${endOfRows}\n`)
      counts[table.name] = count
    }
    for (const sequence of await sequencesOf(client)) yield mark('sequence', sequence)
    yield mark('end', { counts })
    await client.query('commit')
  } finally {
    await client.end()
  }
}
