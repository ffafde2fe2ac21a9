import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { minuteMs } from '@tradepost/domain/time/durations'
import { reservationMinutes } from '@tradepost/domain/time/windows'
import { eq } from 'drizzle-orm'
import { requireProven } from '../../platform/call/fresh-session.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asBuyer } from '../../platform/call/unit-of-work.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { sellerApplication } from '../../platform/db/schema/application.ts'
import { purchase } from '../../platform/db/schema/order/order.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { after } from '../../platform/time/clock.ts'
import { countPurchase } from '../checkout/count-purchase.ts'
import { registerPurchaseKind } from '../payment/purchase-kind.ts'
import { lockNewest, usd } from './application-store.ts'
import { depositKind } from './deposit-kind.ts'

const kindName = 'seller_deposit'

/** The call by which an accepted applicant gets the purchase to pay; an open one is returned again. */
export function payDepositCall(deps: Deps): Implementation {
  registerPurchaseKind(kindName, depositKind)
  return implement(calls.application.payDeposit, (_, context) => {
    requireProven(context)
    return asBuyer(deps, context, async (tx, buyerId) => {
      const { tenantId } = context.tenant
      const row = await lockNewest(tx, tenantId, buyerId)
      if (row?.state !== 'accepted') throw new Failure('state_conflict')
      const answer = (id: string, payBefore: Date) => ({
        purchaseId: id,
        total: usd(row.depositMinor),
        payBefore: payBefore.toISOString(),
      })
      if (row.purchaseId) {
        const [open] = await tx
          .select({ payBefore: purchase.payBefore })
          .from(purchase)
          .where(ofTenant(purchase, tenantId, eq(purchase.id, row.purchaseId)))
        if (open && open.payBefore.getTime() - deps.clock.now().getTime() > minuteMs)
          return answer(row.purchaseId, open.payBefore)
      }
      await countPurchase(deps, tx, { tenantId, buyerId })
      const [buyer] = await tx
        .select({ email: appUser.email })
        .from(appUser)
        .where(ofTenant(appUser, tenantId, eq(appUser.id, buyerId)))
      const id = randomUUID()
      const payBefore = after(deps, reservationMinutes * minuteMs)
      await tx.insert(purchase).values({
        ...{ tenantId, id, buyerId, kind: kindName, totalMinor: row.depositMinor, currency: 'USD' },
        ...{ deliveryEmail: buyer?.email ?? '', locale: context.locale, payBefore, createdAt: deps.clock.now() },
      })
      await tx
        .update(sellerApplication)
        .set({ purchaseId: id })
        .where(ofTenant(sellerApplication, tenantId, eq(sellerApplication.id, row.id)))
      return answer(id, payBefore)
    })
  })
}
