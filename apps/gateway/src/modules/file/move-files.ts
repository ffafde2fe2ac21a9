import { createHash } from 'node:crypto'
import type { Deps } from '../../platform/deps.ts'
import { storedType } from '../../platform/files/copy-missing.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { nameOf, namesWithRow } from './remove-stray-bytes.ts'

const atOnce = 8
const progressEvery = 1000

interface Options {
  source: FileStore
  target: FileStore
  onProgress?: (files: number) => void
}

export interface Moved {
  copied: number
  bytes: number
  /** Files that the target had already. */
  present: number
  /** Files that somebody removed while they were copied. */
  gone: number
}

/** The tenant whose folder a key is in; null for pictures of the product. */
const tenantOf = (key: string) => {
  const [, tenantId] = /^(?:upload|private|private\/quarantine)\/(\d+)\//.exec(key) ?? []
  return tenantId ? Number(tenantId) : null
}

/**
 * Copies every file of one store to another and reads each copy back. What the target has already is compared by its
 * checksum, so an interrupted copy goes on where it ended. Nothing is removed from the source.
 *
 * Gateways that know both stores may serve meanwhile. They remove a file from the source before the target at least once,
 * so a copy whose source is gone afterwards was made of a file that was being removed, and is taken back.
 */
export async function moveFiles(
  deps: Pick<Deps, 'db'>,
  { source, target, onProgress = () => {} }: Options,
): Promise<Moved> {
  const moved: Moved = { copied: 0, bytes: 0, present: 0, gone: 0 }

  async function takeBack(key: string): Promise<void> {
    const tenantId = tenantOf(key)
    // A file that staff show again has a row by now, and its bytes were written anew.
    const isShown = tenantId !== null && (await namesWithRow(deps, tenantId, [nameOf(key)])).has(nameOf(key))
    if (!isShown) await target.remove(key)
    moved.gone++
  }

  async function copy(key: string): Promise<void> {
    const digest = await source.digest(key)
    if (digest === null) return
    if ((await target.digest(key)) === digest) {
      moved.present++
      return
    }
    const bytes = await source.get(key)
    if (!bytes) return
    if (createHash('sha256').update(bytes).digest('hex') !== digest)
      throw new Error(`${key} is damaged in the store that it comes from; nothing was removed there.`)
    await target.put(key, bytes, storedType(key))
    const copied = await target.get(key)
    // After everything else, because a file that is there now is removed from both stores by whoever removes it.
    if (!(await source.has(key))) return takeBack(key)
    if (!copied?.equals(bytes)) throw new Error(`${key} was read back different from what was written; try again.`)
    moved.copied++
    moved.bytes += bytes.length
    if (moved.copied % progressEvery === 0) onProgress(moved.copied)
  }

  const keys = source.all()[Symbol.asyncIterator]()
  async function work(): Promise<void> {
    for (let next = await keys.next(); !next.done; next = await keys.next()) await copy(next.value)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return moved
}
