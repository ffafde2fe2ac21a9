import { dayMs } from '@tradepost/domain/time/durations'
import { isNotNull, lt } from 'drizzle-orm'
import { inTenant } from '../../platform/call/unit-of-work.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { paymentDispute } from '../../platform/db/schema/order/payment.ts'
import { tenant } from '../../platform/db/schema/platform.ts'
import type { Deps } from '../../platform/deps.ts'

/** Banks may reopen a decided dispute for a year or so. */
const keptDays = 540

/** Erases the evidence of disputes that were decided long ago, in every tenant. Returns of how many. */
export async function forgetEvidence(deps: Deps): Promise<number> {
  const tenants = await deps.db.withoutTenant((tx) => tx.select({ id: tenant.id }).from(tenant))
  const now = deps.clock.now()
  let forgotten = 0
  for (const { id } of tenants) {
    const rows = await inTenant(deps, id, 'platform:purge', (tx) =>
      tx
        .update(paymentDispute)
        .set({ evidence: null, forgottenAt: now })
        .where(
          ofTenant(
            paymentDispute,
            id,
            isNotNull(paymentDispute.evidence),
            lt(paymentDispute.closedAt, new Date(now.getTime() - keptDays * dayMs)),
          ),
        )
        .returning({ id: paymentDispute.id }),
    )
    forgotten += rows.length
  }
  return forgotten
}
