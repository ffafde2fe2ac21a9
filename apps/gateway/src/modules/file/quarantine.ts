import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { file } from '../../platform/db/schema/file.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { privateFolder } from './file-address.ts'
import { renditionKeys } from './rendition-keys.ts'

/**
 * Hides a file from everybody: no call returns it, its bytes move to a place that no address leads to, and its
 * renditions are deleted. Customer service decides this, for example after a report of a scanner.
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
  // The platform's own files, such as avatars, have no owner.
  if (!row?.ownerId) throw new Failure('not_found', { field: 'fileId' })
  if (row.quarantinedAt) return
  const bytes = await files.get(row.storageKey)
  const hiddenKey = `${privateFolder}/quarantine/${tenantId}/${row.storageKey.split('/').at(-1)}`
  if (bytes) await files.put(hiddenKey, bytes, row.contentType)
  await tx.update(file).set({ quarantinedAt: clock.now(), quarantineReason: reason, storageKey: hiddenKey }).where(one)
  await Promise.all([row.storageKey, ...renditionKeys(row.storageKey)].map((key) => files.remove(key)))
}
