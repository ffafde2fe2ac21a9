import { calls } from '@tradepost/contract'
import { once } from '../../platform/call/idempotency.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { handleAsPlatform } from '../../platform/call/platform-job.ts'
import { asBuyer, inTenant } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { crashPoint } from '../../platform/process/crash-point.ts'
import { detail } from '../buyer/order-calls.ts'
import { jobNames } from '../order/job-names.ts'
import { lockOwnOrder, ownOrder } from '../order/order-store.ts'
import type { OrderRow } from '../order/order-view.ts'
import { endUnanswered, remindOfUnitClaim } from './claim-unit.ts'
import { openDispute } from './dispute-flow.ts'
import { claimInsurance } from './insurance-flow.ts'
import { attachFiles } from './own-files.ts'
import { acceptPart } from './part-refund.ts'
import { autoRefund, endRefusal, requestRefund } from './refund-flow.ts'
import { reorderCall } from './reorder.ts'
import { refundOverdueRest } from './rest-refund.ts'
import { sharingRefundCall } from './sharing-refund.ts'
import { unitClaimCalls } from './unit-claim-calls.ts'

type ClaimBody = { fileIds?: string[] } & ({ reason: string } | { statement: string })

/** Implements a call that opens a case about an order, once per idempotency key. The other side may see the files. */
function claimCall<
  C extends
    | typeof calls.afterSales.requestRefund
    | typeof calls.afterSales.openDispute
    | typeof calls.afterSales.claimInsurance,
>(deps: Deps, call: C, act: (deps: Deps, tx: Tx, row: OrderRow, request: never) => Promise<void>): Implementation {
  return implement(call as typeof calls.afterSales.requestRefund, ({ params, body }, context) =>
    once(deps, context, call, { params, body }, (store) =>
      asBuyer(deps, context, async (tx, buyerId) => {
        const { tenantId } = context.tenant
        const row = await lockOwnOrder(tx, tenantId, buyerId, params.id)
        if (!row) throw new Failure('not_found', { field: 'id' })
        const { fileIds = [], ...words } = body as ClaimBody
        await attachFiles(tx, { tenantId, orderId: row.id, userId: buyerId, fileIds })
        await act(deps, tx, row, { ...words, fileIds } as never)
        const changed = await ownOrder(tx, tenantId, buyerId, params.id)
        if (!changed) throw new Failure('not_found', { field: 'id' })
        return store(tx, await detail(deps, tx, context, changed))
      }),
    ),
  )
}

/** Calls of buyers after the sale, and the jobs that act when nobody answers. */
export function afterSalesModule(deps: Deps): Implementation[] {
  const platform = (task: string, act: (deps: Deps, tx: Tx, tenantId: number, orderId: string) => Promise<void>) =>
    deps.jobs.handle(task, async ({ tenantId, orderId }, job) => {
      await inTenant(deps, tenantId, 'platform', async (tx) => {
        await act(deps, tx, tenantId, String(orderId))
        await job.finish(tx)
      })
      if (task === jobNames.autoRefund) crashPoint('refund.committed')
    })
  platform(jobNames.autoRefund, autoRefund)
  platform(jobNames.endRefusal, endRefusal)
  platform(jobNames.refundRest, refundOverdueRest)
  handleAsPlatform(deps, jobNames.endUnitClaim, 'claimId', endUnanswered)
  handleAsPlatform(deps, jobNames.remindOfUnitClaim, 'claimId', remindOfUnitClaim)
  return [
    claimCall(deps, calls.afterSales.requestRefund, requestRefund),
    claimCall(deps, calls.afterSales.openDispute, openDispute),
    implement(calls.afterSales.acceptRefundPart, ({ params, body }, context) =>
      once(deps, context, calls.afterSales.acceptRefundPart, { params, body }, (store) =>
        asBuyer(deps, context, async (tx, buyerId) => {
          const { tenantId } = context.tenant
          await acceptPart(deps, tx, tenantId, { buyerId, orderId: params.id })
          const changed = await ownOrder(tx, tenantId, buyerId, params.id)
          if (!changed) throw new Failure('not_found', { field: 'id' })
          return store(tx, await detail(deps, tx, context, changed))
        }),
      ),
    ),
    claimCall(deps, calls.afterSales.claimInsurance, claimInsurance),
    reorderCall(deps),
    sharingRefundCall(deps),
    ...unitClaimCalls(deps),
  ]
}
