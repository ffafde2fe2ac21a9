import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { Failure } from '../../platform/failure/failure.ts'

/** The most a user may store, in any hour and altogether. The number of files per hour is limited separately. */
export const uploadQuota = {
  bytesPerHour: 64 * 1024 * 1024,
  files: 2000,
  bytes: 1024 * 1024 * 1024,
}

interface Stored extends Record<string, unknown> {
  files: number
  bytes: string
  hour_bytes: string
  /** Seconds until the oldest file of the hour is an hour old. */
  wait: number | null
}

/** Requires room in the user's quota. Uploads of one user are counted one after another. */
export async function requireRoom(tx: Tx, tenantId: number, userId: string, size: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${tenantId}::int, hashtext(${`upload:${userId}`}))`)
  const { rows } = await tx.execute<Stored>(sql`
    select count(*)::int as files, coalesce(sum(bytes), 0) as bytes,
      coalesce(sum(bytes) filter (where created_at > moment() - interval '1 hour'), 0) as hour_bytes,
      ceil(extract(epoch from min(created_at) filter (where created_at > moment() - interval '1 hour') + interval '1 hour' - moment()))::int as wait
    from file where tenant_id = ${tenantId} and owner_id = ${userId}`)
  const [stored] = rows
  if (!stored) return
  if (stored.files >= uploadQuota.files || Number(stored.bytes) + size > uploadQuota.bytes)
    throw new Failure('upload_limit', { field: 'file' })
  if (Number(stored.hour_bytes) + size > uploadQuota.bytesPerHour)
    throw new Failure('rate_limited', { retryAfterSeconds: Math.max(1, stored.wait ?? 3600) })
}
