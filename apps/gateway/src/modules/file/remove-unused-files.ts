import { hourMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { isReferred } from './file-references.ts'
import { renditionKeys } from './rendition-keys.ts'

export const removeBytesTask = 'file.remove_bytes'

/** A file may be without a reference for this long: users have a day to finish a form. */
export const graceMs = 24 * hourMs
/** A file in quarantine is evidence and stays for this long. */
export const quarantineMs = 90 * 24 * hourMs

/** Unreferenced files of users. Files without an owner, such as avatars, belong to the platform and stay. */
const unusedOfUsers = (tenantId: number) =>
  sql`f.tenant_id = ${tenantId} and f.owner_id is not null and f.purpose is null and not (${isReferred})`

export interface Found {
  files: number
  bytes: number
}

/** Counts unreferenced files of any age. */
export async function countUnused(tx: Tx, tenantId: number): Promise<Found> {
  const { rows } = await tx.execute<{ files: number; bytes: string }>(sql`
    select count(*)::int as files, coalesce(sum(f.bytes), 0) as bytes from file f where ${unusedOfUsers(tenantId)}`)
  return { files: rows[0]?.files ?? 0, bytes: Number(rows[0]?.bytes ?? 0) }
}

interface Candidate extends Record<string, unknown> {
  id: string
  key: string
}

const before = (now: Date, milliseconds: number) =>
  sql`${new Date(now.getTime() - milliseconds).toISOString()}::timestamptz`

/** Locks unreferenced files. Skips files locked by a transaction that is about to reference them. */
export async function lockUnused(
  tx: Tx,
  tenantId: number,
  { now, atOnce, after }: { now: Date; atOnce: number; after: string | null },
): Promise<Candidate[]> {
  const { rows } = await tx.execute<Candidate>(sql`
    select f.id, f.storage_key as key from file f
    where ${unusedOfUsers(tenantId)} and f.created_at < ${before(now, graceMs)}
      and (f.quarantined_at is null or f.quarantined_at < ${before(now, quarantineMs)})
      ${after === null ? sql`` : sql`and f.id > ${after}`}
    order by f.id limit ${atOnce} for update of f skip locked`)
  return rows
}

/**
 * Removes locked files that are still unreferenced. Checks again, because references may have come before the lock;
 * from here on a new reference waits and finds the file gone. A job of the same transaction removes the bytes, so that
 * they go if and only if the row goes.
 */
export async function removeLocked(deps: Pick<Deps, 'jobs'>, tx: Tx, tenantId: number, ids: string[]): Promise<Found> {
  if (ids.length === 0) return { files: 0, bytes: 0 }
  const { rows } = await tx.execute<Candidate & { bytes: number }>(sql`
    delete from file f where ${unusedOfUsers(tenantId)} and f.id in ${ids} returning f.id, f.storage_key as key, f.bytes`)
  const keys = rows.map(({ key }) => key)
  if (keys.length > 0) await deps.jobs.add(tx, removeBytesTask, { keys })
  return { files: rows.length, bytes: rows.reduce((sum, { bytes }) => sum + bytes, 0) }
}

/** Removes the bytes of files and their renditions, unless a row names them now. */
export async function removeBytes({ files, db }: Pick<Deps, 'files' | 'db'>, tenantId: number, keys: string[]) {
  if (keys.length === 0) return
  const { rows } = await db.withTenant(tenantId, 'platform', (tx) =>
    tx.execute<{ key: string }>(
      sql`select storage_key as key from file where tenant_id = ${tenantId} and storage_key in ${keys}`,
    ),
  )
  const named = new Set(rows.map(({ key }) => key))
  for (const key of keys) {
    if (named.has(key)) continue
    for (const one of [key, ...renditionKeys(key)]) await files.remove(one)
  }
}
