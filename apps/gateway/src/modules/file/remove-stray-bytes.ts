import { sql } from 'drizzle-orm'
import type { Deps } from '../../platform/deps.ts'
import { privateFolder } from './file-address.ts'
import { graceMs } from './remove-unused-files.ts'

const atOnce = 500
/** More unknown files than this, and not one that is known: the files belong to another database. */
const mostUnknown = 20

const foldersOf = (tenantId: number) => [
  `upload/${tenantId}`,
  `${privateFolder}/${tenantId}`,
  `${privateFolder}/quarantine/${tenantId}`,
]

/** The start of a key that a file shares with its renditions and with what was not written to its end. */
const nameOf = (key: string) => /^.*\/(?:import-)?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(key)?.[0] ?? key

/** Which of these names a row has: of a file, or of a list that is still to be read. */
async function knownNames({ db }: Pick<Deps, 'db'>, tenantId: number, names: string[]): Promise<Set<string>> {
  // Endings are few, so that the index of keys is used.
  const keys = names.flatMap((name) => ['png', 'jpg', 'gif', 'mp4', 'webp'].map((ending) => `${name}.${ending}`))
  const { rows } = await db.withTenant(tenantId, 'platform', (tx) =>
    tx.execute<{ key: string }>(sql`
      select storage_key as key from file where tenant_id = ${tenantId} and storage_key in ${keys}
      union all
      select storage_key from offer_import where tenant_id = ${tenantId} and state in ('waiting', 'running')`),
  )
  return new Set(rows.map(({ key }) => nameOf(key)))
}

interface Strays {
  stray: string[]
  known: number
}

async function findStrays(deps: Pick<Deps, 'files' | 'db' | 'clock'>, tenantId: number): Promise<Strays> {
  const oldest = deps.clock.now().getTime() - graceMs
  const found: Strays = { stray: [], known: 0 }
  let some: string[] = []
  const judge = async () => {
    const known = some.length > 0 ? await knownNames(deps, tenantId, [...new Set(some.map(nameOf))]) : new Set()
    const stray = some.filter((key) => !known.has(nameOf(key)))
    found.stray.push(...stray)
    found.known += some.length - stray.length
    some = []
  }
  for (const folder of foldersOf(tenantId)) {
    for await (const { key, writtenAt } of deps.files.list(folder)) {
      // NOTE: bytes are written before their row; what is young may get one yet.
      if (writtenAt.getTime() < oldest) some.push(key)
      if (some.length === atOnce) await judge()
    }
  }
  await judge()
  return found
}

/** Removes bytes that no row names: an upload that ended between its bytes and its row, or a removal cut off. */
export async function removeStrayBytes(
  deps: Pick<Deps, 'files' | 'db' | 'clock' | 'log'>,
  tenantId: number,
  dryRun: boolean,
): Promise<number> {
  const { stray, known } = await findStrays(deps, tenantId)
  if (known === 0 && stray.length > mostUnknown) {
    deps.log.error(
      { tenantId, files: stray.length },
      'no row of the database names any stored file: the files belong to another database, and all of them stay',
    )
    return 0
  }
  if (!dryRun) for (const key of stray) await deps.files.remove(key)
  return stray.length
}
