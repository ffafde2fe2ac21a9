import { calls } from '@tradepost/contract'
import { eq } from 'drizzle-orm'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asBuyer } from '../../platform/call/unit-of-work.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { purchase } from '../../platform/db/schema/order/order.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { leadingPayment, paymentsOf } from '../order/order-store.ts'
import { refreshPayment } from './look-up-payment.ts'

/** POST /finance/purchase/{id}/refresh: the page after the payment calls this while the provider's event is late. */
export const refreshPurchaseCall = (deps: Deps): Implementation =>
  implement(calls.payment.refreshPurchase, async ({ params }, context) => {
    const { tenantId } = context.tenant
    const read = () =>
      asBuyer(deps, context, async (tx, buyerId) => {
        const [bought] = await tx
          .select({ id: purchase.id })
          .from(purchase)
          .where(ofTenant(purchase, tenantId, eq(purchase.id, params.id), eq(purchase.buyerId, buyerId)))
        if (!bought) throw new Failure('not_found', { field: 'id' })
        return (await paymentsOf(tx, tenantId, [bought.id])).get(bought.id) ?? []
      })
    for (const row of await read()) {
      await refreshPayment(deps, row)
    }
    return { purchaseId: params.id, state: leadingPayment(await read())?.state ?? 'created' }
  })
