import { uuidSource } from '@tradepost/domain/typed/id'
import { inArray, isNotNull } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { file } from '../../platform/db/schema/file.ts'
import { offerImport } from '../../platform/db/schema/offer-import.ts'
import { accountUnit } from '../../platform/db/schema/order/order.ts'
import { unitImport } from '../../platform/db/schema/unit-import.ts'
import type { Deps } from '../../platform/deps.ts'
import { privateFolder } from '../../platform/files/file-store.ts'
import { unitFileKey } from '../../platform/files/unit-file-key.ts'
import { graceMs } from './remove-unused-files.ts'

const atOnce = 500
/** If more files than this have no row and no file has one, the files belong to another database. */
const maxStrays = 20

const foldersOf = (tenantId: number) => [
  `upload/${tenantId}`,
  `${privateFolder}/${tenantId}`,
  `${privateFolder}/quarantine/${tenantId}`,
]

/** The start of a key, which a file shares with its renditions and with partly written files. */
const namePattern = new RegExp(`^.*/(?:import-|unit-)?${uuidSource}`)
const unitPattern = new RegExp(`/unit-(${uuidSource})$`)
export const nameOf = (key: string) => namePattern.exec(key)?.[0] ?? key

/** The given names that have a row: a file, the file of a unit, or an import that has not ended. */
export async function namesWithRow({ db }: Pick<Deps, 'db'>, tenantId: number, names: string[]): Promise<Set<string>> {
  // Tries every ending, so that the index of keys is used.
  const keys = names.flatMap((name) => ['png', 'jpg', 'gif', 'mp4', 'webp'].map((ending) => `${name}.${ending}`))
  const unitIds = names.flatMap((name) => unitPattern.exec(name)?.[1] ?? [])
  const units = await db.withTenant(tenantId, 'platform', (tx) =>
    tx
      .select({ id: accountUnit.id })
      .from(accountUnit)
      .where(ofTenant(accountUnit, tenantId, inArray(accountUnit.id, unitIds), isNotNull(accountUnit.fileBytes))),
  )
  const rows = await db.withTenant(tenantId, 'platform', (tx) =>
    unionAll(
      tx
        .select({ key: file.storageKey })
        .from(file)
        .where(ofTenant(file, tenantId, inArray(file.storageKey, keys))),
      tx
        .select({ key: offerImport.storageKey })
        .from(offerImport)
        .where(ofTenant(offerImport, tenantId, inArray(offerImport.state, ['waiting', 'running']))),
      tx
        .select({ key: unitImport.storageKey })
        .from(unitImport)
        .where(ofTenant(unitImport, tenantId, inArray(unitImport.state, ['waiting', 'running']))),
    ),
  )
  return new Set([...rows.map(({ key }) => key), ...units.map(({ id }) => unitFileKey(tenantId, id))].map(nameOf))
}

interface Strays {
  stray: string[]
  withRow: number
}

async function findStrays(deps: Pick<Deps, 'files' | 'db' | 'clock'>, tenantId: number): Promise<Strays> {
  const oldest = deps.clock.now().getTime() - graceMs
  const strays: Strays = { stray: [], withRow: 0 }
  let part: string[] = []
  const checkPart = async () => {
    const names = part.length > 0 ? await namesWithRow(deps, tenantId, [...new Set(part.map(nameOf))]) : new Set()
    const stray = part.filter((key) => !names.has(nameOf(key)))
    strays.stray.push(...stray)
    strays.withRow += part.length - stray.length
    part = []
  }
  for (const folder of foldersOf(tenantId)) {
    for await (const { key, writtenAt } of deps.files.list(folder)) {
      // Bytes are written before their row, so young files may still get one.
      if (writtenAt.getTime() < oldest) part.push(key)
      if (part.length === atOnce) await checkPart()
    }
  }
  await checkPart()
  return strays
}

/** Removes bytes without a row, left by an upload that failed before its row or by an interrupted removal. */
export async function removeStrayBytes(
  deps: Pick<Deps, 'files' | 'db' | 'clock' | 'log'>,
  tenantId: number,
  dryRun: boolean,
): Promise<number> {
  const { stray, withRow } = await findStrays(deps, tenantId)
  if (withRow === 0 && stray.length > maxStrays) {
    deps.log.error(
      { tenantId, files: stray.length },
      'no row of the database names any stored file: the files belong to another database, and all of them stay',
    )
    return 0
  }
  if (!dryRun) for (const key of stray) await deps.files.remove(key)
  return stray.length
}
