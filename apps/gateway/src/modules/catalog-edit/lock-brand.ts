import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { brand } from '../../platform/db/schema/brand.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { hasId } from '../../platform/ids/has-id.ts'

/** Locks a brand for an edit, and refuses an edit of an older version. */
export async function lockBrand(tx: Tx, tenantId: number, id: string, version: number) {
  const [row] = await tx
    .select()
    .from(brand)
    .where(ofTenant(brand, tenantId, hasId(brand.id, id)))
    .for('update')
  if (!row) throw new Failure('not_found', { field: 'id' })
  if (row.version !== version) throw new Failure('conflict', { field: 'version' })
  return row
}
