import { contentTypeOf, type FileStore } from './file-store.ts'

/** The type that a store keeps for a file: lists of units and offers are no files for browsers. */
export const storedType = (key: string): string => contentTypeOf(key) ?? 'application/octet-stream'

/** Copies missing files and counts them. Stored files never change, so the others are up to date. */
export async function copyMissing(from: FileStore, to: FileStore): Promise<number> {
  let copied = 0
  for await (const key of from.all()) {
    if (await to.has(key)) continue
    const bytes = await from.get(key)
    // A file may have been removed meanwhile.
    if (!bytes) continue
    await to.put(key, bytes, storedType(key))
    copied++
  }
  return copied
}
