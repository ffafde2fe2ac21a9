import type { Config } from '../config/config.ts'
import { createDiskFiles, mediaFolder } from './disk-files.ts'
import type { FileStore } from './file-store.ts'
import { setMediaBase } from './media-url.ts'
import { createPairedFiles } from './paired-files.ts'
import { createS3Files } from './s3-files.ts'

type Settings = Pick<Config, 'files' | 'dataDir' | 'publicUrl'>

/** One of the stores that the configuration names. */
export function createStore({ files, dataDir }: Settings, name: Config['files']['stores'][number]): FileStore {
  if (name === 'disk') return createDiskFiles(mediaFolder(dataDir))
  if (!files.s3) throw new Error('FILES_STORE does not name s3.')
  return createS3Files(files.s3)
}

/** The stores that the configuration names, as one. */
export function createFiles(settings: Settings): FileStore {
  setMediaBase(settings.publicUrl)
  const [first = 'disk', second] = settings.files.stores
  const store = createStore(settings, first)
  return second ? createPairedFiles(store, createStore(settings, second)) : store
}

/** Why the configured bucket cannot be used; null if it can, or if there is none. */
export const bucketProblem = async ({ files: { s3 } }: Pick<Config, 'files'>): Promise<string | null> =>
  s3 ? createS3Files(s3).check() : null
