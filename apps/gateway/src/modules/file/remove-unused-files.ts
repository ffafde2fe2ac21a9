import { dayMs } from '@tradepost/domain/time/durations'
import { and, count, gt, inArray, isNotNull, isNull, lt, or, sql, sum } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { file } from '../../platform/db/schema/file.ts'
import type { Deps } from '../../platform/deps.ts'
import { isReferenced } from './file-references.ts'
import { renditionKeys } from './rendition-keys.ts'

export const removeBytesTask = 'file.remove_bytes'

/** A file may be unreferenced for this long: users have a day to finish a form. */
export const graceMs = dayMs
/** A file in quarantine is evidence and stays for this long. */
export const quarantineMs = 90 * dayMs

/** Unreferenced files of users. Files without an owner, such as avatars, belong to the platform and stay. */
const unusedOfUsers = (tenantId: number) =>
  ofTenant(file, tenantId, isNotNull(file.ownerId), isNull(file.purpose), sql`not (${isReferenced})`)

export interface FileTotals {
  files: number
  bytes: number
}

/** Counts unreferenced files of any age. */
export async function countUnused(tx: Tx, tenantId: number): Promise<FileTotals> {
  const [unused] = await tx
    .select({ files: count(), bytes: sum(file.bytes) })
    .from(file)
    .where(unusedOfUsers(tenantId))
  return { files: unused?.files ?? 0, bytes: Number(unused?.bytes ?? 0) }
}

interface Candidate {
  id: string
  /** The key that a text may name, also that of a file that was taken down. */
  key: string
}

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds)

/** Locks unreferenced files. Skips files locked by a transaction that is about to reference them. */
export async function lockUnused(
  tx: Tx,
  tenantId: number,
  { now, atOnce, after }: { now: Date; atOnce: number; after: string | null },
): Promise<Candidate[]> {
  return tx
    .select({ id: file.id, key: sql<string>`coalesce(${file.takenKey}, ${file.storageKey})` })
    .from(file)
    .where(
      and(
        unusedOfUsers(tenantId),
        lt(file.createdAt, before(now, graceMs)),
        or(isNull(file.quarantinedAt), lt(file.quarantinedAt, before(now, quarantineMs))),
        after === null ? undefined : gt(file.id, after),
      ),
    )
    .orderBy(file.id)
    .limit(atOnce)
    .for('update', { of: file, skipLocked: true })
}

/**
 * Removes locked files that are still unreferenced. Checks again, because a reference may have been added before the
 * lock; a later reference waits for the lock and finds the file gone. A job of the same transaction removes the bytes,
 * so that bytes are removed exactly if their row is.
 */
export async function removeLocked(
  deps: Pick<Deps, 'jobs'>,
  tx: Tx,
  tenantId: number,
  ids: string[],
): Promise<FileTotals> {
  if (ids.length === 0) return { files: 0, bytes: 0 }
  const rows = await tx
    .delete(file)
    .where(and(unusedOfUsers(tenantId), inArray(file.id, ids)))
    .returning({ key: file.storageKey, bytes: file.bytes })
  const keys = rows.map(({ key }) => key)
  if (keys.length > 0) await deps.jobs.add(tx, removeBytesTask, { keys })
  return { files: rows.length, bytes: rows.reduce((sum, { bytes }) => sum + bytes, 0) }
}

/** Removes the bytes of files and their renditions, unless a row names them now. */
export async function removeBytes({ files, db }: Pick<Deps, 'files' | 'db'>, tenantId: number, keys: string[]) {
  if (keys.length === 0) return
  const rows = await db.withTenant(tenantId, 'platform', (tx) =>
    tx
      .select({ key: file.storageKey })
      .from(file)
      .where(ofTenant(file, tenantId, inArray(file.storageKey, keys))),
  )
  const named = new Set(rows.map(({ key }) => key))
  for (const key of keys) {
    if (named.has(key)) continue
    for (const one of [key, ...renditionKeys(key)]) await files.remove(one)
  }
}
