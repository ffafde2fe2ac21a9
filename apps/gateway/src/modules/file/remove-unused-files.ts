import { hourMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { isReferred } from './file-references.ts'
import { renditionKeys } from './rendition-keys.ts'

export const removeBytesTask = 'file.remove_bytes'

/** How long a file may lie before something refers to it: whoever fills a form in has a day. */
export const graceMs = 24 * hourMs
/** A file in quarantine is evidence itself: it stays for whoever looks into it. */
export const quarantineMs = 90 * 24 * hourMs

/** Files without an owner, e.g. portraits to choose from, belong to the platform and stay. */
const ofPeople = (tenantId: number) =>
  sql`f.tenant_id = ${tenantId} and f.owner_id is not null and f.purpose is null and not (${isReferred})`

export interface Found {
  files: number
  bytes: number
}

/** Counts files that nothing refers to, old enough for removal or not. */
export async function countUnused(tx: Tx, tenantId: number): Promise<Found> {
  const { rows } = await tx.execute<{ files: number; bytes: string }>(sql`
    select count(*)::int as files, coalesce(sum(f.bytes), 0) as bytes from file f where ${ofPeople(tenantId)}`)
  return { files: rows[0]?.files ?? 0, bytes: Number(rows[0]?.bytes ?? 0) }
}

interface Candidate extends Record<string, unknown> {
  id: string
  key: string
}

const before = (now: Date, milliseconds: number) =>
  sql`${new Date(now.getTime() - milliseconds).toISOString()}::timestamptz`

/** Files that nothing seemed to refer to, locked; one that somebody is about to refer to is locked by them and left out. */
export async function lockUnused(
  tx: Tx,
  tenantId: number,
  { now, atOnce, after }: { now: Date; atOnce: number; after: string | null },
): Promise<Candidate[]> {
  const { rows } = await tx.execute<Candidate>(sql`
    select f.id, f.storage_key as key from file f
    where ${ofPeople(tenantId)} and f.created_at < ${before(now, graceMs)}
      and (f.quarantined_at is null or f.quarantined_at < ${before(now, quarantineMs)})
      ${after === null ? sql`` : sql`and f.id > ${after}`}
    order by f.id limit ${atOnce} for update of f skip locked`)
  return rows
}

/**
 * Removes locked files that nothing refers to. The first look may be older than the lock, so this is a second one, in a
 * statement of its own; from now on whoever wants to refer to one waits, and finds it gone. The bytes follow in a job of
 * the same transaction: they go if and only if the row is gone.
 */
export async function removeLocked(deps: Pick<Deps, 'jobs'>, tx: Tx, tenantId: number, ids: string[]): Promise<Found> {
  if (ids.length === 0) return { files: 0, bytes: 0 }
  const { rows } = await tx.execute<Candidate & { bytes: number }>(sql`
    delete from file f where ${ofPeople(tenantId)} and f.id in ${ids} returning f.id, f.storage_key as key, f.bytes`)
  const keys = rows.map(({ key }) => key)
  if (keys.length > 0) await deps.jobs.add(tx, removeBytesTask, { keys })
  return { files: rows.length, bytes: rows.reduce((sum, { bytes }) => sum + bytes, 0) }
}

/** Removes the bytes of files and their smaller renditions, unless a row has come to name them since. */
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
