import type { FileStore } from './file-store.ts'

/**
 * Two stores while files move from one to the other: new files go to the first, both are read. Gateways of both orders may
 * run at the same time.
 */
export function createPairedFiles(first: FileStore, second: FileStore): FileStore {
  const holder = async (key: string) => ((await first.has(key)) ? first : second)
  return {
    url: first.url,
    put: first.put,
    get: async (key) => (await first.get(key)) ?? second.get(key),
    open: async (key) => (await first.open(key)) ?? second.open(key),
    has: async (key) => (await first.has(key)) || second.has(key),
    digest: async (key) => (await first.digest(key)) ?? second.digest(key),
    privateUrl: async (key, answer) => (await holder(key)).privateUrl(key, answer),
    async remove(key) {
      // A file may be copied at this moment, in either direction. The copier looks for its source after the copy and takes
      // the copy back if the source is gone. So the source has to be removed first, and it can be either store.
      await first.remove(key)
      await second.remove(key)
      await first.remove(key)
    },
    async *list(folder) {
      const seen = new Set<string>()
      for await (const entry of first.list(folder)) {
        seen.add(entry.key)
        yield entry
      }
      for await (const entry of second.list(folder)) if (!seen.has(entry.key)) yield entry
    },
    async *all() {
      for await (const key of first.all()) yield key
      for await (const key of second.all()) if (!(await first.has(key))) yield key
    },
  }
}
