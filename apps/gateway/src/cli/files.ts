import { compose } from '../compose.ts'
import { moveFiles } from '../modules/file/move-files.ts'
import type { Config } from '../platform/config/config.ts'
import { createStore } from '../platform/files/create-files.ts'
import type { OpenDatabase } from './open-database.ts'

const usage = 'usage: gateway files move --to s3|disk'

/** `files move --to …`: copies every file to the other store and compares checksums. May run while gateways serve. */
export async function runFiles(
  config: Config,
  database: OpenDatabase,
  [verb, ...more]: readonly string[],
  { to, say }: { to: string; say: (line: string) => void },
): Promise<void> {
  if (verb !== 'move' || more.length > 0 || (to !== 'disk' && to !== 's3')) throw new Error(usage)
  const from = to === 'disk' ? 's3' : 'disk'
  if (config.files.stores.length < 2)
    throw new Error(
      `Every gateway and worker, and this command, needs FILES_STORE=${to},${from} first: a gateway that knows one store only misses files of the other.`,
    )
  const deps = compose({ config, databaseUrl: database.appUrl })
  try {
    const { copied, bytes, present, gone } = await moveFiles(deps, {
      source: createStore(config, from),
      target: createStore(config, to),
      onProgress: (count) => say(`${count} files so far`),
    })
    say(`copied ${copied} files of ${bytes} bytes to ${to}, read back and identical; ${present} were there already`)
    if (gone > 0) say(`${gone} files were removed meanwhile and are in neither store`)
    say(
      config.files.stores[0] === to
        ? `every file is in ${to}: set FILES_STORE=${to}, and remove the files of ${from} once nobody needs them`
        : `new files still go to ${from}: set FILES_STORE=${to},${from} everywhere and run this again`,
    )
  } finally {
    await deps.db.close()
  }
}
