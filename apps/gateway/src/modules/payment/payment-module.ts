import { eq } from 'drizzle-orm'
import type { Implementation } from '../../platform/call/implement.ts'
import { handleAsPlatform } from '../../platform/call/platform-job.ts'
import { inTenant } from '../../platform/call/unit-of-work.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { payment } from '../../platform/db/schema/order/payment.ts'
import type { Deps } from '../../platform/deps.ts'
import { jobNames as orderJobs } from '../order/job-names.ts'
import { jobNames } from './job-names.ts'
import { handleCardCountries, handleLookUps } from './look-up-payment.ts'
import { refundOfBanned, refundUndelivered } from './payment-flow.ts'
import { reconcile } from './reconcile.ts'
import { refreshPurchaseCall } from './refresh-purchase.ts'
import { startPaymentCall } from './start-payment.ts'
import { webhookCall } from './webhook-call.ts'

/** Registers the job that refunds payments at the provider, once per idempotency key. */
function handleRefunds(deps: Deps): void {
  deps.jobs.handle(jobNames.refundPayment, async (payload) => {
    const { tenantId } = payload
    const [row] = await inTenant(deps, tenantId, 'platform', (tx) =>
      tx
        .select()
        .from(payment)
        .where(ofTenant(payment, tenantId, eq(payment.id, String(payload.paymentId)))),
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

/** Payments through providers, their events, refunds and reconciliation. */
export function paymentModule(deps: Deps): Implementation[] {
  handleAsPlatform(deps, orderJobs.refundUndelivered, 'orderId', refundUndelivered)
  handleAsPlatform(deps, orderJobs.refundOfBanned, 'orderId', refundOfBanned)
  handleLookUps(deps)
  handleCardCountries(deps)
  handleRefunds(deps)
  deps.jobs.handle(jobNames.reconcile, ({ tenantId }) => reconcile(deps, tenantId))
  return [startPaymentCall(deps), webhookCall(deps), refreshPurchaseCall(deps)]
}
