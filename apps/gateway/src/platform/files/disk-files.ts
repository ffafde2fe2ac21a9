import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type FileStore, isMediaKey, requireKey } from './file-store.ts'
import { mediaUrl } from './media-url.ts'

export const mediaFolder = (dataDir: string) => path.join(dataDir, 'media')

const part = '.part'

/** The result of file work, or null if there is no such file. */
const orNull = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
    throw error
  })

/** Files in a folder of the local disk. Readers never see a half-written file. */
export function createDiskFiles(root: string): FileStore {
  const place = (key: string) => path.join(root, ...requireKey(key).split('/'))

  const factsOf = async (key: string) => {
    const info = isMediaKey(key) ? await orNull(stat(place(key))) : null
    return info?.isFile() ? info : null
  }

  async function* keysBelow(folder: string): AsyncGenerator<string> {
    const directory = await orNull(opendir(path.join(root, folder)))
    if (!directory) return
    for await (const entry of directory) {
      const key = folder ? `${folder}/${entry.name}` : entry.name
      if (entry.isDirectory()) yield* keysBelow(key)
      else if (entry.isFile() && !entry.name.endsWith(part) && isMediaKey(key)) yield key
    }
  }

  return {
    url: mediaUrl,
    privateUrl: async () => null,
    async put(key, bytes) {
      const target = place(key)
      await mkdir(path.dirname(target), { recursive: true })
      const unfinished = `${target}.${randomBytes(6).toString('hex')}${part}`
      await writeFile(unfinished, bytes)
      await rename(unfinished, target)
    },
    get: async (key) => (isMediaKey(key) ? orNull(readFile(place(key))) : null),
    async open(key) {
      const info = await factsOf(key)
      return info && { bytes: info.size, stream: createReadStream(place(key)) }
    },
    has: async (key) => (await factsOf(key)) !== null,
    async digest(key) {
      if (!(await factsOf(key))) return null
      const hash = createHash('sha256')
      const read = await orNull(pipeline(createReadStream(place(key)), hash).then(() => true))
      return read === null ? null : hash.digest('hex')
    },
    remove: (key) => rm(place(key), { force: true }),
    async *list(folder) {
      // `place` accepts only keys of files, so append a file name to the folder.
      const target = path.dirname(place(`${folder}/x`))
      const directory = await orNull(opendir(target))
      if (!directory) return
      for await (const entry of directory) {
        const info = entry.isFile() ? await stat(path.join(target, entry.name)).catch(() => null) : null
        if (info) yield { key: `${folder}/${entry.name}`, writtenAt: info.mtime }
      }
    },
    all: () => keysBelow(''),
  }
}
