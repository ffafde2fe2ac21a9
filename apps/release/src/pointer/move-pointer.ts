import { ReleaseError } from '../errors/release-error.ts'
import { databasePointer } from './database-pointer.ts'
import { pointerFile, readPointer } from './pointer-file.ts'
import { whoSwitches } from './who-switches.ts'

interface Move {
  database: string | undefined
  store: string
  tenant: string
}

/** Copies the pointer of the folder, with its history, into the database. Refuses if the database has one already. */
export async function movePointer({ database, store, tenant }: Move): Promise<string> {
  if (!database) throw new ReleaseError('Set RELEASE_DATABASE_URL, or pass --database, to name the database.')
  const pointer = readPointer(pointerFile(store, tenant))
  if (!pointer) throw new ReleaseError(`${tenant} has no pointer in ${store}.`)
  const target = databasePointer({ url: database, store, tenant })
  try {
    await target.update(
      (before) => {
        if (before) throw new ReleaseError(`The database has a pointer of ${tenant} already: ${before.stable}.`)
        return pointer
      },
      { by: whoSwitches() },
    )
  } finally {
    await target.close()
  }
  return `${tenant}: ${pointer.stable} and ${pointer.history.length} steps are in the database. Restart the fronts with RELEASE_DATABASE_URL.`
}
