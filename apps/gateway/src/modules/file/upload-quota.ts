import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { Failure } from '../../platform/failure/failure.ts'

/** What one person stores at most, within any hour and altogether; how many files an hour is a rate of its own. */
export const uploadQuota = {
  bytesPerHour: 64 * 1024 * 1024,
  files: 2000,
  bytes: 1024 * 1024 * 1024,
}

interface Stored extends Record<string, unknown> {
  files: number
  bytes: string
  hour_bytes: string
  /** When the oldest file of the hour leaves it. */
  wait: number | null
}

/** Makes sure that a person has room for a file of this size; uploads of one person are counted one after another. */
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
