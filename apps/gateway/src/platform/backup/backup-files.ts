import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { copyMissing } from '../files/copy-missing.ts'
import { createDiskFiles, mediaFolder } from '../files/disk-files.ts'
import type { FileStore } from '../files/file-store.ts'
import { dump } from './dump.ts'

const ending = '.backup.gz'
const namePattern = /^(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3})Z\.backup\.gz$/

/** Names of the backups in a folder, newest first. */
export async function backupNames(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => namePattern.test(name)).sort((one, other) => (one < other ? 1 : -1))
}

export const isBackupName = (file: string): boolean => namePattern.test(path.basename(file))

/** When a backup was taken, as ISO text: its name is that with other separators. */
export const takenAt = (file: string): string =>
  path
    .basename(file)
    .replace(namePattern, (_, stamp: string) => `${stamp.replace(/-(\d\d)-(\d\d)-(\d{3})$/, ':$1:$2.$3')}Z`)

export async function newestBackup(folder: string): Promise<string | null> {
  const [name] = await backupNames(folder)
  return name ? path.join(folder, name) : null
}

async function flushToDisk(file: string): Promise<void> {
  const handle = await open(file, 'r')
  await handle.sync().finally(() => handle.close())
}

/** The copies of stored files, which all backups of a folder share. */
export const filesOfBackups = (folder: string): FileStore => createDiskFiles(mediaFolder(folder))

interface Options {
  ownerUrl: string
  folder: string
  /** The stored files, which are copied beside the backup. */
  files: FileStore
  /** Number of backups to keep; older ones are removed once the new one is on disk. */
  keep: number
}

/** Writes a backup. A half-written file never has the name of a backup. */
export async function takeBackup({ ownerUrl, folder, files, keep }: Options) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const name = `${new Date().toISOString().replace(/[:.]/g, '-')}`.replace(/Z$/, `Z${ending}`)
  const file = path.join(folder, name)
  const part = `${file}.part`
  try {
    await pipeline(Readable.from(dump(ownerUrl)), createGzip({ level: 4 }), createWriteStream(part, { mode: 0o600 }))
    await flushToDisk(part)
    // Rows without their files are no backup.
    await copyMissing(files, filesOfBackups(folder))
    await rename(part, file)
    await flushToDisk(folder)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
  for (const old of (await backupNames(folder)).slice(keep)) await rm(path.join(folder, old))
  return { file, bytes: (await stat(file)).size }
}

/** The text of a backup file. */
export async function* readBackup(file: string): AsyncGenerator<Buffer> {
  const text = createGunzip()
  createReadStream(file)
    .on('error', (error) => text.destroy(error))
    .pipe(text)
  try {
    yield* text as AsyncIterable<Buffer>
  } catch (error) {
    if (/^Z_|ERR_ZLIB/.test((error as { code?: string }).code ?? ''))
      throw new Error(`${file} is damaged: use the backup before it.`, { cause: error })
    throw error
  }
}
