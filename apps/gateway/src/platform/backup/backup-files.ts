import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
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

/** Copies missing files. Stored files never change, so the others are up to date. */
export async function copyMissing(from: string, to: string): Promise<number> {
  if (!existsSync(from)) return 0
  let copied = 0
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('.part')) continue
    const source = path.join(entry.parentPath, entry.name)
    const target = path.join(to, path.relative(from, source))
    if (existsSync(target)) continue
    await mkdir(path.dirname(target), { recursive: true })
    await copyFile(source, `${target}.part`)
    await rename(`${target}.part`, target)
    copied++
  }
  return copied
}

async function flushToDisk(file: string): Promise<void> {
  const handle = await open(file, 'r')
  await handle.sync().finally(() => handle.close())
}

interface Options {
  ownerUrl: string
  folder: string
  /** The folder of the stored files. */
  media: string
  /** Number of backups to keep; older ones are removed once the new one is on disk. */
  keep: number
}

/** Writes a backup. A half-written file never has the name of a backup. */
export async function takeBackup({ ownerUrl, folder, media, keep }: Options) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const name = `${new Date().toISOString().replace(/[:.]/g, '-')}`.replace(/Z$/, `Z${ending}`)
  const file = path.join(folder, name)
  const part = `${file}.part`
  try {
    await pipeline(Readable.from(dump(ownerUrl)), createGzip({ level: 4 }), createWriteStream(part, { mode: 0o600 }))
    await flushToDisk(part)
    await rename(part, file)
    await flushToDisk(folder)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
  await copyMissing(media, path.join(folder, 'media'))
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
