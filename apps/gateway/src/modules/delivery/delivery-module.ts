import type { Implementation } from '../../platform/call/implement.ts'
import { inTenant } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { crashPoint } from '../../platform/process/crash-point.ts'
import { jobNames } from '../order/job-names.ts'
import { deliverByPlatform } from './delivery-flow.ts'
import { revealCalls } from './reveal.ts'

/** Delivers paid orders and shows the content to their buyers. */
export function deliveryModule(deps: Deps): Implementation[] {
  deps.jobs.handle(jobNames.deliverOrder, async ({ tenantId, orderId }, job) => {
    const deliver = async (tx: Tx) => {
      await deliverByPlatform(deps, tx, tenantId, String(orderId))
      await job.finish(tx)
    }
    await inTenant(deps, tenantId, 'platform', deliver, { prepared: true })
    crashPoint('delivery.committed')
  })
  return revealCalls(deps)
}
