import { and, eq } from 'drizzle-orm'
import { purgeAnswers } from '../platform/call/idempotency.ts'
import { inTenant } from '../platform/call/unit-of-work.ts'
import type { Tx } from '../platform/db/database.ts'
import { payment } from '../platform/db/schema/order/payment.ts'
import type { Deps } from '../platform/deps.ts'
import { crashPoint } from '../platform/process/crash-point.ts'
import { deliverByPlatform } from './delivery/delivery-flow.ts'
import { remind } from './order/clocks.ts'
import { jobNames } from './order/job-names.ts'
import { expirePurchase } from './order/lifecycle.ts'
import { closeConfirmed, confirmBySilence } from './order/settlement.ts'
import { handleAsking } from './payment/ask-provider.ts'
import { refundUndelivered } from './payment/payment-flow.ts'
import { reconcile } from './payment/reconcile.ts'
import { endMaintenance, releaseRental, warnRenter } from './rental/rental-flow.ts'

/** Says what runs for the jobs of this module. Each checks the state again under a lock, for a job may run twice. */
export function handleTasks(deps: Deps): void {
  const platform = (task: string, act: (tx: Tx, tenantId: number, id: string) => Promise<void>, idOf: string) =>
    deps.jobs.handle(task, async (payload) => {
      const { tenantId } = payload
      await inTenant(deps, tenantId, 'platform', (tx) => act(tx, tenantId, String(payload[idOf])))
      if (task === jobNames.deliverOrder) crashPoint('delivery.committed')
    })

  platform(jobNames.expirePurchase, (tx, tenantId, id) => expirePurchase(deps, tx, tenantId, id), 'purchaseId')
  platform(jobNames.deliverOrder, (tx, tenantId, id) => deliverByPlatform(deps, tx, tenantId, id), 'orderId')
  platform(jobNames.refundUndelivered, (tx, tenantId, id) => refundUndelivered(deps, tx, tenantId, id), 'orderId')
  platform(jobNames.autoConfirm, (tx, tenantId, id) => confirmBySilence(deps, tx, tenantId, id), 'orderId')
  platform(jobNames.warnRenter, (tx, tenantId, id) => warnRenter(deps, tx, tenantId, id), 'orderId')
  platform(jobNames.releaseRental, (tx, tenantId, id) => releaseRental(deps, tx, tenantId, id), 'orderId')
  platform(jobNames.endMaintenance, (tx, tenantId, id) => endMaintenance(deps, tx, tenantId, id), 'unitId')
  handleAsking(deps)
  deps.jobs.handle(jobNames.remind, ({ tenantId, orderId, clock, end }) =>
    inTenant(deps, tenantId, 'platform', (tx) =>
      remind(deps, tx, tenantId, { orderId: String(orderId), clock: String(clock), end: Number(end) }),
    ),
  )
  deps.jobs.handle(jobNames.reconcile, ({ tenantId }) => reconcile(deps, tenantId))
  platform(jobNames.closeOrder, (tx, tenantId, id) => closeConfirmed(deps, tx, tenantId, id), 'orderId')

  platform(jobNames.purgeAnswers, (tx, tenantId) => purgeAnswers(deps, tx, tenantId), 'tenantId')

  deps.jobs.handle(jobNames.refundPayment, async (payload) => {
    const { tenantId } = payload
    const [row] = await inTenant(deps, tenantId, 'platform', (tx) =>
      tx
        .select()
        .from(payment)
        .where(and(eq(payment.tenantId, tenantId), eq(payment.id, String(payload.paymentId)))),
    )
    const provider = row && deps.payments.byWebhook(row.provider)
    if (!row?.providerRef || !provider) throw new Error(`payment ${String(payload.paymentId)} cannot be refunded`)
    await provider.refund({
      tenantId,
      providerRef: row.providerRef,
      amount: { minor: Number(payload.amountMinor), currency: row.currency },
      idempotencyKey: String(payload.key),
    })
  })
}
