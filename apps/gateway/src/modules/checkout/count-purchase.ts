import { type CallContext, principal } from '../../platform/call/call-context.ts'
import { asBuyer } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { type RateRule, requireRate } from '../../platform/limits/rate-limit.ts'
import type { Clock } from '../../platform/time/clock.ts'

const perHour: RateRule = { name: 'purchase-hour', limit: 300, windowMs: 3_600_000 }

interface Buyer {
  tenantId: number
  buyerId: string
}

/** Counts an attempt to purchase in the transaction that makes it. */
export const countPurchase = ({ clock }: { clock: Clock }, tx: Tx, { tenantId, buyerId }: Buyer): Promise<void> =>
  requireRate(tx, tenantId, perHour, buyerId, clock.now())

/** Codes of failures that are thrown before the attempt is counted. */
const uncounted: readonly string[] = ['idempotency_running', 'idempotency_mismatch', 'rate_limited']

/** Counts an attempt that failed, and whose own count was therefore rolled back. */
export async function countingFailures<T>(deps: Deps, context: CallContext, attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    if (error instanceof Failure && !uncounted.includes(error.code)) {
      const { tenantId } = context.tenant
      await asBuyer(deps, context, (tx) => countPurchase(deps, tx, { tenantId, buyerId: principal(context).userId }))
    }
    throw error
  }
}
