import { createHash, type Hash } from 'node:crypto'
import type pg from 'pg'
import { takeBackup } from '../platform/backup/backup-files.ts'
import { dump } from '../platform/backup/dump.ts'
import { load, openDump } from '../platform/backup/load.ts'
import type { Config } from '../platform/config/config.ts'
import { createClient } from '../platform/db/client.ts'
import { isBeforeBaseline, journalOf } from '../platform/db/journal.ts'
import { migrate, requireCurrent } from '../platform/db/migrate.ts'
import { createFiles } from '../platform/files/create-files.ts'
import { installJobs } from '../platform/jobs/install.ts'
import { type OpenDatabase, openDatabase } from './open-database.ts'
import { runRestore } from './restore.ts'
import { holds } from './tools.ts'

const usage = 'usage: gateway move --to postgres://<owning role>@<host>/<empty database>'
const sequenceMark = Buffer.from('\\@sequence')

interface Options {
  to: string
  log(line: string): void
  say(line: string): void
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = createClient(url)
  await client.connect()
  return work(client).finally(() => client.end())
}

/** Refuses while gateways or workers are connected: rows that they write meanwhile would not be copied. */
async function requireQuiet({ appUrl, ownerUrl }: OpenDatabase): Promise<string> {
  if (!ownerUrl) throw new Error('DATABASE_OWNER_URL is missing; only the owning role reads every table.')
  const role = decodeURIComponent(new URL(appUrl).username)
  const busy = await withClient(ownerUrl, async (client) => {
    const { rows } = await client.query<{ n: number }>(
      'select count(*)::int as n from pg_stat_activity where usename = $1 and datname = current_database()',
      [role],
    )
    return rows[0]?.n ?? 0
  })
  if (busy > 0) throw new Error(`${busy} connections of ${role} are open: stop every gateway and worker first.`)
  return ownerUrl
}

async function requireEmpty(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(`select 1 from pg_roles where rolname = 'tradepost_app'`)
  if (!rowCount)
    throw new Error(
      "The new server lacks the gateway's role; create it with: create role tradepost_app login password '…'",
    )
  if ((await journalOf(client)).length > 0)
    throw new Error('The database at --to holds a gateway already and nothing was changed; name an empty one.')
}

/** Passes a dump through and hashes its rows, without the header and the sequences. */
async function* digested(source: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  let hasBegun = false
  for await (const chunk of source) {
    if (hasBegun && !chunk.subarray(0, 10).equals(sequenceMark)) hash.update(chunk)
    hasBegun = true
    yield chunk
  }
}

const comesFromBeforeBaseline = (url: string) =>
  withClient(url, async (client) => isBeforeBaseline(await journalOf(client)))

async function requireWhole(config: Config, { appUrl }: OpenDatabase, say: Options['say']): Promise<void> {
  if (!(await holds(config, appUrl, say))) throw new Error('Nothing was moved: correct the problems above first.')
}

/** Converts the embedded database to the baseline schema: restores a backup in its place and keeps the old database. */
async function moveInPlace(config: Config, { log, say }: Options): Promise<void> {
  const source = await openDatabase(config, log)
  let file: string
  try {
    const ownerUrl = await requireQuiet(source)
    if (!(await comesFromBeforeBaseline(ownerUrl))) throw new Error(usage)
    await requireWhole(config, source, say)
    const { folder, keep } = config.backup
    file = (await takeBackup({ ownerUrl, folder, files: createFiles(config), keep })).file
  } finally {
    await source.close()
  }
  say(`backup: ${file}`)
  await runRestore(config, { file, replace: true, log, say })
}

/**
 * Copies everything into an empty database elsewhere and checks the copy; the source does not change. Without an
 * address, converts in place an embedded database whose schema is older than the baseline.
 */
export async function runMove(config: Config, options: Options): Promise<void> {
  const { to, log, say } = options
  if (!to && !config.database) return moveInPlace(config, options)
  if (!/^postgres(ql)?:\/\//.test(to)) throw new Error(usage)
  await withClient(to, requireEmpty)
  const source = await openDatabase(config, log)
  try {
    const ownerUrl = await requireQuiet(source)
    if (!(await comesFromBeforeBaseline(ownerUrl))) await requireCurrent(ownerUrl)
    await requireWhole(config, source, say)
    const sourceHash = createHash('sha256')
    const opened = await openDump(digested(dump(ownerUrl), sourceHash))
    await installJobs(to)
    await migrate(to, opened.header.migrations)
    const rows = await load(to, opened)
    const copyHash = createHash('sha256')
    for await (const _chunk of digested(dump(to), copyHash));
    if (sourceHash.digest('hex') !== copyHash.digest('hex'))
      throw new Error('The copied rows differ from the source: keep using the source.')
    const { host, pathname } = new URL(to)
    say(`moved ${rows} rows to ${host}${pathname}, read back and identical`)
    say(
      'set DATABASE_URL to it with the role tradepost_app, and DATABASE_OWNER_URL to the address after --to; the files stay where they are: keep DATA_DIR or the file store',
    )
  } finally {
    await source.close()
  }
}
