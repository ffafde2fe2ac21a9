import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runRestore } from '../../src/cli/restore.ts'
import { filesOfBackups, takeBackup } from '../../src/platform/backup/backup-files.ts'
import { readConfig } from '../../src/platform/config/config.ts'
import { journalOf, migrations } from '../../src/platform/db/journal.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { installJobs } from '../../src/platform/jobs/install.ts'
import { databaseContents } from '../support/database-contents.ts'
import { createEmptyDatabase } from '../support/empty-database.ts'
import { seedMinimal } from '../support/minimal-tenants.ts'

const tags = migrations().map(({ tag }) => tag)
// This migration creates a table, and a trigger on an older table.
const newer = '0320_alerts'
const olderTags = tags.slice(0, tags.indexOf(newer))

const folder = mkdtempSync(path.join(tmpdir(), 'tradepost-older-'))
const dataDir = path.join(folder, 'data')
const databases: Awaited<ReturnType<typeof createEmptyDatabase>>[] = []
let old: (typeof databases)[number]
let backup: string

async function newDatabase() {
  const database = await createEmptyDatabase()
  databases.push(database)
  return database
}

async function query<Row extends object>(url: string, text: string): Promise<Row[]> {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  return owner
    .query<Row>(text)
    .then(({ rows }) => rows)
    .finally(() => owner.end())
}

async function stateOf(url: string): Promise<string[]> {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  const journal = await journalOf(owner).finally(() => owner.end())
  return journal.map(({ tag }) => tag)
}

const hasAlerts = `select to_regclass('public.offer_alert') is not null as "hasAlerts"`

async function restore(file: string, target: typeof old | null, replace = false): Promise<string> {
  const output: string[] = []
  const where = target ? { DATABASE_URL: target.url('app'), DATABASE_OWNER_URL: target.url('owner') } : {}
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...where })
  await runRestore(config, { file, replace, log: () => {}, say: (line) => output.push(line) })
  return output.join('\n')
}

beforeAll(async () => {
  old = await newDatabase()
  await installJobs(old.url('owner'))
  await migrate(old.url('owner'), olderTags)
  const owner = new pg.Client({ connectionString: old.url('owner') })
  await owner.connect()
  await seedMinimal(owner)
  await owner.end()
  const taken = await takeBackup({ ownerUrl: old.url('owner'), folder, files: filesOfBackups(folder), keep: 9 })
  backup = taken.file
})
afterAll(async () => {
  for (const one of databases) await one.remove()
  rmSync(folder, { recursive: true, force: true })
})

describe('a backup of an earlier version', () => {
  it('is restored to the same contents as the migrated original', async () => {
    const target = await newDatabase()
    expect(await restore(backup, target)).toMatch(/^restored \d+ rows and 0 files of .*\nevery invariant holds$/)
    // Control: the original does not have the newer table yet.
    expect(await stateOf(old.url('owner'))).toEqual(olderTags.toSorted())
    expect(await query(old.url('owner'), hasAlerts)).toEqual([{ hasAlerts: false }])

    expect(await stateOf(target.url('owner'))).toEqual(tags.toSorted())
    expect(await query(target.url('owner'), hasAlerts)).toEqual([{ hasAlerts: true }])
    await migrate(old.url('owner'))
    expect(await databaseContents(target.url('owner'))).toEqual(await databaseContents(old.url('owner')))
  })

  it('cannot replace a gateway of another version', async () => {
    await migrate(old.url('owner'))
    const before = await databaseContents(old.url('owner'))
    await expect(restore(backup, old, true)).rejects.toThrow(
      'The backup has another version of the schema: restore it into an empty database.',
    )
    expect(await databaseContents(old.url('owner'))).toEqual(before)
  })
})

it('a backup of a later version is refused before anything is touched', async () => {
  const later = path.join(folder, 'later.backup.gz')
  const header = { format: 'tradepost-backup', version: 1, takenAt: new Date().toISOString() }
  const lines = [{ ...header, migrations: [...tags, '9999_later'] }].map((line) => JSON.stringify(line))
  await writeFile(later, gzipSync([...lines, '\\@end {"counts":{}}', ''].join('\n')))
  const sentence = "The migration 9999_later is unknown to this gateway: use a version at least as new as the backup's."
  await expect(restore(later, null, true)).rejects.toThrow(sentence)
  expect(existsSync(dataDir)).toBe(false)
  const target = await newDatabase()
  await expect(restore(later, target)).rejects.toThrow(sentence)
  expect(await query(target.url('owner'), `select 1 from pg_namespace where nspname = 'graphile_worker'`)).toEqual([])
})
