import { count, eq, sql, sum } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { file } from '../../platform/db/schema/file.ts'
import { Failure } from '../../platform/failure/failure.ts'

/** The most a user may store, in any hour and altogether. The number of files per hour is limited separately. */
export const uploadQuota = {
  bytesPerHour: 64 * 1024 * 1024,
  files: 2000,
  bytes: 1024 * 1024 * 1024,
}

/** Requires room in the user's quota. Uploads of one user are counted one after another. */
export async function requireRoom(tx: Tx, tenantId: number, userId: string, size: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${tenantId}::int, hashtext(${`upload:${userId}`}))`)
  const inHour = sql`${file.createdAt} > moment() - interval '1 hour'`
  const oldest = sql`min(${file.createdAt}) filter (where ${inHour})`
  const [stored] = await tx
    .select({
      files: count(),
      bytes: sum(file.bytes),
      hourBytes: sql<string | null>`sum(${file.bytes}) filter (where ${inHour})`,
      /** Seconds until the oldest file of the hour is an hour old. */
      wait: sql<number | null>`ceil(extract(epoch from ${oldest} + interval '1 hour' - moment()))::int`,
    })
    .from(file)
    .where(ofTenant(file, tenantId, eq(file.ownerId, userId)))
  if (!stored) return
  if (stored.files >= uploadQuota.files || Number(stored.bytes) + size > uploadQuota.bytes)
    throw new Failure('upload_limit', { field: 'file' })
  if (Number(stored.hourBytes) + size > uploadQuota.bytesPerHour)
    throw new Failure('rate_limited', { retryAfterSeconds: Math.max(1, stored.wait ?? 3600) })
}
