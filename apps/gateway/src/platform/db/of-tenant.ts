import { and, eq, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/**
 * Condition for rows of one tenant that meet all `conditions`. In a join, `tenantId` is the tenant column of the other
 * table.
 */
export function ofTenant(
  table: { tenantId: AnyPgColumn },
  tenantId: number | AnyPgColumn,
  ...conditions: readonly (SQL | undefined)[]
): SQL {
  const scope = eq(table.tenantId, tenantId)
  return and(scope, ...conditions) ?? scope
}
