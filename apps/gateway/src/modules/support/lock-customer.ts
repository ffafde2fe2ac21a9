import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { fitsId64 } from '../../platform/ids/id64.ts'

/** Locks the account of a customer; fails if there is none. */
export async function lockCustomer(tx: Tx, tenantId: number, id: string): Promise<typeof appUser.$inferSelect> {
  const [row] = fitsId64(id)
    ? await tx
        .select()
        .from(appUser)
        .where(ofTenant(appUser, tenantId, eq(appUser.id, id)))
        .for('no key update')
    : []
  if (!row) throw new Failure('not_found', { field: 'id' })
  return row
}
