import { finance } from '@tradepost/contract'
import { and, eq } from 'drizzle-orm'
import { purchase } from '../../platform/db/schema/order.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure.ts'
import { type Implementation, implement } from '../../platform/implement.ts'
import { leadingPayment, type PaymentRow, paymentsOf } from './order-store.ts'
import { applyProviderState } from './payment-flow.ts'
import { asBuyer, inTenant } from './unit-of-work.ts'

/** Asks the provider where a payment stands and applies it: the same end as its events lead to, in any order. */
async function refreshPayment(deps: Deps, row: PaymentRow): Promise<void> {
  const provider = deps.payments.byWebhook(row.provider)
  if (!provider || !row.providerRef) return
  const { tenantId, providerRef } = row
  const found = await provider.lookUp({ tenantId, providerRef })
  if (found) await inTenant(deps, tenantId, 'platform', (tx) => applyProviderState(deps, tx, provider.name, found))
}

/** POST /finance/purchase/{id}/refresh: for the page a shopper returns to, when the provider's event is late. */
export const refreshPurchaseCall = (deps: Deps): Implementation =>
  implement(finance.refreshPurchase, async ({ params }, context) => {
    const { tenantId } = context.tenant
    const read = () =>
      asBuyer(deps, context, async (tx, buyerId) => {
        const [bought] = await tx
          .select({ id: purchase.id })
          .from(purchase)
          .where(and(eq(purchase.tenantId, tenantId), eq(purchase.id, params.id), eq(purchase.buyerId, buyerId)))
        if (!bought) throw new Failure('not_found', { field: 'id' })
        return (await paymentsOf(tx, tenantId, [bought.id])).get(bought.id) ?? []
      })
    for (const row of await read()) {
      if (['created', 'pending', 'failed', 'cancelled'].includes(row.state)) await refreshPayment(deps, row)
    }
    return { purchaseId: params.id, state: leadingPayment(await read())?.state ?? 'created' }
  })
