import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { minuteMs } from '@tradepost/domain/time/durations'
import { reservationMinutes } from '@tradepost/domain/time/windows'
import { eq } from 'drizzle-orm'
import { raiseAlert } from '../../platform/alerts/alerts.ts'
import { requireProven } from '../../platform/call/fresh-session.ts'
import { once, planPurge } from '../../platform/call/idempotency.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asBuyer } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { purchase } from '../../platform/db/schema/order/order.ts'
import { topUp } from '../../platform/db/schema/order/payment.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { uuid5 } from '../../platform/ids/uuid5.ts'
import { crashPoint } from '../../platform/process/crash-point.ts'
import { after } from '../../platform/time/clock.ts'
import { countPurchase } from '../checkout/count-purchase.ts'
import { accounts, postTransfers } from '../ledger/ledger.ts'
import { requireTerms } from '../legal/terms-consent.ts'
import { requireOpenShop } from '../opening/require-open-shop.ts'
import type { PaymentRow } from '../order/order-store.ts'
import { setPayment } from '../payment/payment-store.ts'
import { type PurchaseKind, registerPurchaseKind } from '../payment/purchase-kind.ts'

const kindName = 'top_up'

async function buyerOf(tx: Tx, row: PaymentRow): Promise<string> {
  const [bought] = await tx
    .select({ buyerId: purchase.buyerId })
    .from(purchase)
    .where(ofTenant(purchase, row.tenantId, eq(purchase.id, row.purchaseId)))
  if (!bought) throw new Error(`payment ${row.id} has no purchase`)
  return bought.buyerId
}

/**
 * Credits one coin per cent, once for each payment: the ids of both transfers derive from the payment, and both are
 * posted together.
 */
async function credit(_: Deps, tx: Tx, row: PaymentRow): Promise<void> {
  const { tenantId, amountMinor: amount } = row
  const ref = { kind: 'payment', id: row.id }
  const posted = await postTransfers(tx, tenantId, [
    {
      ...{ id: uuid5('top-up', row.id), kind: 'top_up', unit: row.currency, ref },
      legs: [
        { account: accounts.psp, amount: -amount },
        { account: accounts.clearing, amount },
      ],
    },
    {
      ...{ id: uuid5('top-up-coins', row.id), kind: 'gcoin_issue', unit: 'GCOIN', ref },
      legs: [
        { account: accounts.gcoinIssue, amount: -amount },
        { account: accounts.wallet(await buyerOf(tx, row)), amount },
      ],
    },
  ])
  if (!posted) return
  crashPoint('top-up.crediting')
  await setPayment(tx, row, { state: 'captured', failure: null })
  row.state = 'captured'
}

/** Top-ups of G Coin. Two payments give twice the coins; the platform never refunds a top-up. */
export const topUpKind: PurchaseKind = {
  async due(deps, _tx, bought) {
    return bought.payBefore > deps.clock.now() ? bought.totalMinor : null
  },
  captured: credit,
  async refunded(_, tx, row, event) {
    // The coins may already be spent, so staff must check the payment.
    await raiseAlert(tx, row.tenantId, 'charged_back', { kind: 'payment', id: row.id }, { amount: event.amount })
  },
}

/**
 * POST /finance/buyer/wallet/top-up: creates a purchase of G Coin after the buyer's consent. It is paid like any other
 * purchase.
 */
export function topUpCall(deps: Deps): Implementation {
  registerPurchaseKind(kindName, topUpKind)
  return implement(calls.wallet.topUp, async ({ body }, context) => {
    requireProven(context)
    return once(deps, context, calls.wallet.topUp, body, (store) =>
      asBuyer(deps, context, async (tx, buyerId) => {
        const { tenantId } = context.tenant
        const [buyer] = await tx
          .select({ email: appUser.email })
          .from(appUser)
          .where(ofTenant(appUser, tenantId, eq(appUser.id, buyerId)))
        if (!buyer) throw new Failure('unauthorized')
        await requireOpenShop(tx, tenantId, buyerId)
        await requireTerms(tx, tenantId, buyerId)
        await countPurchase(deps, tx, { tenantId, buyerId })
        const id = randomUUID()
        const now = deps.clock.now()
        const payBefore = after(deps, reservationMinutes * minuteMs)
        await tx.insert(purchase).values({
          tenantId,
          id,
          buyerId,
          kind: kindName,
          totalMinor: body.amount,
          currency: 'USD',
          deliveryEmail: buyer.email ?? '',
          locale: context.locale,
          payBefore,
          createdAt: now,
        })
        await tx.insert(topUp).values({ tenantId, purchaseId: id, agreement: body.agreement, agreedAt: now })
        await planPurge(deps, tx, tenantId)
        return store(tx, {
          purchaseId: id,
          total: { minor: body.amount, currency: 'USD' },
          payBefore: payBefore.toISOString(),
        })
      }),
    )
  })
}
