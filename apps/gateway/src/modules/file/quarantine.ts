import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { file } from '../../platform/db/schema/file.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { privateFolder } from './file-address.ts'
import { renditionKeys } from './rendition-keys.ts'

/**
 * Takes a file away from everybody: no call names it any more, its bytes lie where no address leads, and its smaller
 * renditions are gone. Decided by customer service, which may have been told by a scanner.
 */
export async function quarantineFile(
  { files, clock }: Pick<Deps, 'files' | 'clock'>,
  tx: Tx,
  tenantId: number,
  fileId: string,
  reason: string,
): Promise<void> {
  const one = ofTenant(file, tenantId, eq(file.id, fileId))
  const [row] = await tx.select().from(file).where(one).for('update')
  // What the platform itself shows, e.g. an avatar, was uploaded by nobody.
  if (!row?.ownerId) throw new Failure('not_found', { field: 'fileId' })
  if (row.quarantinedAt) return
  const bytes = await files.get(row.storageKey)
  const kept = `${privateFolder}/quarantine/${tenantId}/${row.storageKey.split('/').at(-1)}`
  if (bytes) await files.put(kept, bytes, row.contentType)
  await tx.update(file).set({ quarantinedAt: clock.now(), quarantineReason: reason, storageKey: kept }).where(one)
  await Promise.all([row.storageKey, ...renditionKeys(row.storageKey)].map((key) => files.remove(key)))
}
