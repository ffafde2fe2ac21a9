import type pg from 'pg'
import { createClient } from '../db/client.ts'
import { type TableFacts, tablesOf } from '../db/tables.ts'
import { copyIn } from './copy-stream.ts'
import { type BackupHeader, endOfRows } from './dump.ts'
import { createLineReader } from './lines.ts'

interface ForeignKey {
  table: string
  name: string
  definition: string
}

const foreignKeys = `
  select c.conrelid::regclass::text as table, quote_ident(c.conname) as name, pg_get_constraintdef(c.oid) as definition
  from pg_constraint c join pg_namespace n on n.oid = c.connamespace
  where c.contype = 'f' and c.conparentid = 0 and n.nspname in ('public', 'graphile_worker')`

/** Reads a backup's header; `load` reads the rest from `reader`. */
export async function openDump(source: AsyncIterable<Buffer>) {
  const reader = createLineReader(source)
  let header: BackupHeader | null = null
  try {
    header = JSON.parse((await reader.line()) ?? 'null') as BackupHeader | null
  } catch {
    // Falls through to the error below.
  }
  if (header?.format !== 'tradepost-backup' || header.version !== 1)
    throw new Error('This is not a backup of the gateway, or its first line is damaged.')
  return { header, reader }
}

async function fill(client: pg.Client, reader: ReturnType<typeof createLineReader>, tables: Map<string, TableFacts>) {
  for (;;) {
    const line = await reader.line()
    if (line === null) throw new Error('The backup is incomplete: its last line is missing.')
    const [, kind, json = '{}'] = /^\\@(table|sequence|end) (.*)$/s.exec(line) ?? []
    if (kind === 'table') {
      const table = JSON.parse(json) as TableFacts
      const columns = new Set(tables.get(table.name)?.columns)
      if (table.columns.some((column) => !columns.has(column)))
        throw new Error(`The backup's table ${table.name} or one of its columns is unknown to this gateway.`)
      await copyIn(client, `copy ${table.name} (${table.columns.join(', ')}) from stdin`, reader.until(endOfRows))
    } else if (kind === 'sequence') {
      const { name, last } = JSON.parse(json) as { name: string; last: string }
      await client.query('select setval($1::regclass, $2)', [name, last])
    } else if (kind === 'end') {
      return (JSON.parse(json) as { counts: Record<string, number> }).counts
    } else {
      throw new Error('The backup is damaged: it has an unreadable line.')
    }
  }
}

/**
 * Creates the partitions of the tenants, because the trigger that creates them is disabled during a load. Older schemas
 * have no partitions.
 */
async function makePartitions(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regprocedure('make_listed_partitions()') is not null as exists`,
  )
  if (rows[0]?.exists) await client.query('select make_listed_partitions()')
}

/**
 * Replaces every row of a migrated database with the backup's, in one transaction. Triggers are off meanwhile, because
 * they ran when the rows were first written; foreign keys are off, because they would require an order of tables.
 */
export async function load(ownerUrl: string, { reader }: Awaited<ReturnType<typeof openDump>>): Promise<number> {
  const client = createClient(ownerUrl)
  await client.connect()
  try {
    await client.query('begin')
    const tables = await tablesOf(client)
    const { rows: keys } = await client.query<ForeignKey>(foreignKeys)
    for (const key of keys) await client.query(`alter table ${key.table} drop constraint ${key.name}`)
    for (const { name, perTenant } of tables) {
      await client.query(`alter table ${name} disable trigger user`)
      if (perTenant) await client.query(`alter table ${name} no force row level security`)
    }
    // After the triggers, one of which refuses to empty the audit log.
    await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`)
    const counts = await fill(client, reader, new Map(tables.map((table) => [table.name, table])))
    await makePartitions(client)
    for (const { name } of tables) {
      const { rows } = await client.query<{ n: string }>(`select count(*) as n from ${name}`)
      if (Number(rows[0]?.n) !== (counts[name] ?? 0))
        throw new Error(`${name} has ${rows[0]?.n} rows; the backup says ${counts[name] ?? 0}.`)
    }
    for (const key of keys) await client.query(`alter table ${key.table} add constraint ${key.name} ${key.definition}`)
    for (const { name, perTenant } of tables) {
      if (perTenant) await client.query(`alter table ${name} force row level security`)
      await client.query(`alter table ${name} enable trigger user`)
    }
    await client.query('commit')
    await client.query('analyze').catch(() => undefined)
    return Object.values(counts).reduce((sum, count) => sum + count, 0)
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    await client.end()
  }
}
