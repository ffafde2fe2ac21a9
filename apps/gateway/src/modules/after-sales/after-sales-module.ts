import { calls } from '@tradepost/contract'
import { once } from '../../platform/call/idempotency.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asBuyer, inTenant } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { crashPoint } from '../../platform/process/crash-point.ts'
import { detail } from '../buyer/order-calls.ts'
import { jobNames } from '../order/job-names.ts'
import { lockOwnOrder, ownOrder } from '../order/order-store.ts'
import type { OrderRow } from '../order/order-view.ts'
import { openDispute } from './dispute-flow.ts'
import { claimInsurance } from './insurance-flow.ts'
import { attachFiles } from './own-files.ts'
import { autoRefund, endRefusal, requestRefund } from './refund-flow.ts'
import { reorderCall } from './reorder.ts'
import { sharingRefundCall } from './sharing-refund.ts'

type Ask = { fileIds?: string[] } & ({ reason: string } | { statement: string })

/** A buyer's word about an order of theirs, once per key: the order is locked, the files become visible to the other side. */
function about<
  C extends
    | typeof calls.afterSales.requestRefund
    | typeof calls.afterSales.openDispute
    | typeof calls.afterSales.claimInsurance,
>(deps: Deps, call: C, act: (deps: Deps, tx: Tx, row: OrderRow, ask: never) => Promise<void>): Implementation {
  return implement(call as typeof calls.afterSales.requestRefund, ({ params, body }, context) =>
    once(deps, context, call, { params, body }, (store) =>
      asBuyer(deps, context, async (tx, buyerId) => {
        const { tenantId } = context.tenant
        const row = await lockOwnOrder(tx, tenantId, buyerId, params.id)
        if (!row) throw new Failure('not_found', { field: 'id' })
        const { fileIds = [], ...words } = body as Ask
        await attachFiles(tx, { tenantId, orderId: row.id, userId: buyerId, fileIds })
        await act(deps, tx, row, { ...words, fileIds } as never)
        const now = await ownOrder(tx, tenantId, buyerId, params.id)
        if (!now) throw new Failure('not_found', { field: 'id' })
        return store(tx, await detail(deps, tx, context, now))
      }),
    ),
  )
}

/** What a buyer may ask for after the sale, and what happens when nobody answers. */
export function afterSalesModule(deps: Deps): Implementation[] {
  const platform = (task: string, act: (deps: Deps, tx: Tx, tenantId: number, orderId: string) => Promise<void>) =>
    deps.jobs.handle(task, async ({ tenantId, orderId }) => {
      await inTenant(deps, tenantId, 'platform', (tx) => act(deps, tx, tenantId, String(orderId)))
      if (task === jobNames.autoRefund) crashPoint('refund.committed')
    })
  platform(jobNames.autoRefund, autoRefund)
  platform(jobNames.endRefusal, endRefusal)
  return [
    about(deps, calls.afterSales.requestRefund, requestRefund),
    about(deps, calls.afterSales.openDispute, openDispute),
    about(deps, calls.afterSales.claimInsurance, claimInsurance),
    reorderCall(deps),
    sharingRefundCall(deps),
  ]
}
