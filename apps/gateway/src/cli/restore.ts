import { existsSync, renameSync, rmSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { filesOfBackups, isBackupName, newestBackup, readBackup, takenAt } from '../platform/backup/backup-files.ts'
import { writeTrial } from '../platform/backup/backup-state.ts'
import { load, openDump } from '../platform/backup/load.ts'
import type { Config } from '../platform/config/config.ts'
import { createClient } from '../platform/db/client.ts'
import { journalOf, migrationsFor } from '../platform/db/journal.ts'
import { migrate } from '../platform/db/migrate.ts'
import { copyMissing } from '../platform/files/copy-missing.ts'
import { createFiles } from '../platform/files/create-files.ts'
import { installJobs } from '../platform/jobs/install.ts'
import { lockDirectory } from '../platform/postgres/directory-lock.ts'
import { bringUpToDate, openDatabase } from './open-database.ts'
import { holds } from './tools.ts'

interface Options {
  file: string | undefined
  /** Replaces an existing database. */
  replace: boolean
  log(line: string): void
  say(line: string): void
}

/** Reads the whole file before anything changes, so that a damaged backup does not destroy the present database. */
async function examine(file: string): Promise<{ takenAt: string; migrations: string[] }> {
  const { header, reader } = await openDump(readBackup(file))
  let last = ''
  for (let line = await reader.line(); line !== null; line = await reader.line()) last = line
  if (!last.startsWith('\\@end ')) throw new Error(`${file} is incomplete: use the backup before it.`)
  return { takenAt: header.takenAt, migrations: migrationsFor(header.migrations) }
}

async function appliedMigrations(url: string): Promise<string[]> {
  const client = createClient(url)
  await client.connect()
  const journal = await journalOf(client).finally(() => client.end())
  return journal.map(({ tag }) => tag)
}

/** Renames an existing cluster in the data folder; returns a function that puts it back. */
function setAside({ dataDir }: Config, { replace, say }: Omit<Options, 'file'>): () => void {
  const cluster = path.join(dataDir, 'postgres')
  if (!existsSync(cluster)) return () => {}
  const lock = lockDirectory(dataDir)
  try {
    if (!replace) {
      throw new Error(
        `${dataDir} holds a database already and nothing was changed. Restore into a new folder (DATA_DIR=…), or add --replace, which keeps the present database under another name.`,
      )
    }
    const aside = `${cluster}.aside-${new Date().toISOString().replace(/[:.]/g, '-')}`
    renameSync(cluster, aside)
    say(`the database that was there is kept in ${aside}`)
    return () => {
      rmSync(cluster, { recursive: true, force: true })
      renameSync(aside, cluster)
    }
  } finally {
    lock.release()
  }
}

async function requireRoom(ownerUrl: string, migrations: string[], replace: boolean): Promise<void> {
  const present = await appliedMigrations(ownerUrl)
  if (present.length === 0) return
  if (!replace) {
    throw new Error(
      'The database at DATABASE_OWNER_URL holds a gateway already and nothing was changed. Name an empty one, or add --replace, which replaces every row in it.',
    )
  }
  if (present.join() !== migrations.join())
    throw new Error('The backup has another version of the schema: restore it into an empty database.')
}

/** The named backup, or else the newest. */
async function chooseBackup({ backup }: Config, named: string | undefined): Promise<string> {
  const file = named ?? (await newestBackup(backup.folder))
  if (!file) throw new Error(`There is no backup in ${backup.folder}; name a file or set BACKUP_DIR.`)
  return file
}

/** Restores a backup (the newest unless a file is named) and checks the result. */
export async function runRestore(config: Config, options: Options): Promise<void> {
  const { isWhole } = await restoreFile(config, await chooseBackup(config, options.file), options)
  if (!isWhole) process.exitCode = 1
}

/**
 * Restores a backup into a database of its own, which is removed afterwards, and writes down beside the backups how that
 * ended. Needs as much room for a while as the database and the files.
 */
export async function runTrial(config: Config, { file: named, log, say }: Omit<Options, 'replace'>): Promise<void> {
  const file = await chooseBackup(config, named)
  if (!isBackupName(file)) throw new Error(`${file} does not have the name of a backup, which says when it was taken.`)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tradepost-trial-'))
  // PostgreSQL runs as another user where this process is root: it passes through, and lists nothing.
  await chmod(dataDir, 0o711)
  const trial = { takenAt: takenAt(file), ok: false }
  try {
    const files: Config['files'] = { stores: ['disk'], s3: null }
    const restored = await restoreFile({ ...config, database: null, dataDir, files }, file, {
      replace: false,
      log,
      say,
    })
    trial.ok = restored.isWhole
  } finally {
    await rm(dataDir, { recursive: true, force: true })
    await writeTrial(config.backup.folder, { ...trial, triedAt: new Date().toISOString() })
  }
  if (!trial.ok) process.exitCode = 1
}

/** Restores a file and checks the result; true if every invariant holds. */
async function restoreFile(config: Config, file: string, options: Omit<Options, 'file'>) {
  const { say, log, replace } = options
  const { takenAt: taken, migrations } = await examine(file)
  const putBack = config.database ? () => {} : setAside(config, options)
  const database = await openDatabase(config, log)
  let isWhole: boolean
  try {
    const { ownerUrl } = database
    if (!ownerUrl) throw new Error('DATABASE_OWNER_URL is missing; only the owning role can fill every table.')
    if (config.database) await requireRoom(ownerUrl, migrations, replace)
    await installJobs(ownerUrl)
    await migrate(ownerUrl, migrations)
    const rows = await load(ownerUrl, await openDump(readBackup(file)))
    await bringUpToDate(config, ownerUrl)
    const files = await copyMissing(filesOfBackups(path.dirname(file)), createFiles(config))
    const minutes = ((Date.now() - Date.parse(taken)) / 60_000).toFixed(1)
    say(`restored ${rows} rows and ${files} files of ${taken}; what happened in the ${minutes} minutes since is lost`)
    isWhole = await holds(config, database.appUrl, say)
  } catch (error) {
    await database.close()
    putBack()
    throw error
  }
  await database.close()
  return { isWhole }
}
