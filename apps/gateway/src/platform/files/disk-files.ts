import { randomBytes } from 'node:crypto'
import { mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { FileStore } from '../deps.ts'
import { mediaUrl, setMediaBase } from './media-url.ts'

const keyPattern = /^[a-z0-9][a-z0-9_-]*(\/[a-z0-9][a-z0-9_.-]*)+$/
/** The gateway makes all keys. A path that could leave the folder is refused. */
export const isMediaKey = (key: string) => key.length <= 200 && keyPattern.test(key) && !key.includes('..')

export const mediaFolder = (dataDir: string) => path.join(dataDir, 'media')

/** Files on the local disk under `dataDir/media`. Readers never see a half-written file. */
export function createDiskFiles(options: { dataDir: string; publicUrl: string }): FileStore {
  const root = mediaFolder(options.dataDir)
  setMediaBase(options.publicUrl)

  function place(key: string): string {
    if (!isMediaKey(key)) throw new Error(`not a media key: ${JSON.stringify(key)}`)
    return path.join(root, ...key.split('/'))
  }

  return {
    url: mediaUrl,
    async put(key, bytes) {
      const target = place(key)
      await mkdir(path.dirname(target), { recursive: true })
      const part = `${target}.${randomBytes(6).toString('hex')}.part`
      await writeFile(part, bytes)
      await rename(part, target)
    },
    async get(key) {
      if (!isMediaKey(key)) return null
      try {
        return await readFile(place(key))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    remove: (key) => rm(place(key), { force: true }),
    async *list(folder) {
      // `place` accepts only keys of files, so append a file name to the folder.
      const target = path.dirname(place(`${folder}/x`))
      const directory = await opendir(target).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      })
      if (!directory) return
      for await (const entry of directory) {
        const info = entry.isFile() ? await stat(path.join(target, entry.name)).catch(() => null) : null
        if (info) yield { key: `${folder}/${entry.name}`, writtenAt: info.mtime }
      }
    },
  }
}
