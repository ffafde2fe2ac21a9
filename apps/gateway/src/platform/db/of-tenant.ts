import { and, eq, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/**
 * Rows of one tenant that meet every condition. Joined rows are of the tenant of the rows they join: there the tenant is
 * a column.
 */
export function ofTenant(
  table: { tenantId: AnyPgColumn },
  tenantId: number | AnyPgColumn,
  ...conditions: readonly (SQL | undefined)[]
): SQL {
  const scope = eq(table.tenantId, tenantId)
  return and(scope, ...conditions) ?? scope
}
