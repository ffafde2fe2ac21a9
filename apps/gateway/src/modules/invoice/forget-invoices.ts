import { isNull, lt, sql } from 'drizzle-orm'
import { inTenant } from '../../platform/call/unit-of-work.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { invoice } from '../../platform/db/schema/order/invoice.ts'
import { tenant } from '../../platform/db/schema/platform.ts'
import type { Deps } from '../../platform/deps.ts'

/** Removes the buyer from documents whose time of retention is over, in every tenant. Returns how many. */
export async function forgetInvoices(deps: Deps): Promise<number> {
  const tenants = await deps.db.withoutTenant((tx) => tx.select({ id: tenant.id }).from(tenant))
  let forgotten = 0
  for (const { id } of tenants) {
    const rows = await inTenant(deps, id, 'platform:purge', (tx) =>
      tx
        .update(invoice)
        .set({ buyer: null, forgottenAt: sql`moment()` })
        .where(ofTenant(invoice, id, isNull(invoice.forgottenAt), lt(invoice.keptUntil, sql`moment()::date`)))
        .returning({ id: invoice.id }),
    )
    forgotten += rows.length
  }
  return forgotten
}
