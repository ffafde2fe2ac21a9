import type { Database, Tx } from '../../platform/db/database.ts'
import { tenant } from '../../platform/db/schema/platform.ts'
import { inBackground } from '../../platform/process/background.ts'

export interface Counted<T> {
  tenant: string
  value: T
}

/** Counts in every tenant's rows. Null if it fails: a metric is then absent, because reporting 0 would be wrong. */
export function countPerTenant<T>(
  db: Database,
  count: (tx: Tx, tenantId: number) => Promise<T>,
): Promise<Counted<T>[] | null> {
  return inBackground(async () => {
    const tenants = await db.withoutTenant((tx) => tx.select({ id: tenant.id, code: tenant.code }).from(tenant))
    const counted: Counted<T>[] = []
    for (const { id, code } of tenants)
      counted.push({ tenant: code, value: await db.withTenant(id, 'platform', (tx) => count(tx, id)) })
    return counted
  }).catch(() => null)
}
