import type { Implementation } from '../../platform/call/implement.ts'
import { handleAsPlatform } from '../../platform/call/platform-job.ts'
import { inTenant } from '../../platform/call/unit-of-work.ts'
import type { Deps } from '../../platform/deps.ts'
import { remind } from './clocks.ts'
import { jobNames } from './job-names.ts'
import { expirePurchase } from './lifecycle.ts'
import { closeConfirmed, confirmBySilence } from './settlement.ts'

/** Handles the timed jobs of orders. The calls about orders are in the modules of buyers, sellers and staff. */
export function orderModule(deps: Deps): Implementation[] {
  handleAsPlatform(deps, jobNames.expirePurchase, 'purchaseId', expirePurchase)
  handleAsPlatform(deps, jobNames.autoConfirm, 'orderId', confirmBySilence)
  handleAsPlatform(deps, jobNames.closeOrder, 'orderId', closeConfirmed)
  deps.jobs.handle(jobNames.remind, ({ tenantId, orderId, clock, end }) =>
    inTenant(deps, tenantId, 'platform', (tx) =>
      remind(deps, tx, tenantId, { orderId: String(orderId), clock: String(clock), end: Number(end) }),
    ),
  )
  return []
}
