import { calls } from '@tradepost/contract'
import { isRental } from '@tradepost/domain/offer/offer-kinds'
import { asc, eq, gt, sql } from 'drizzle-orm'
import { type CallContext, principal } from '../../platform/call/call-context.ts'
import { onceInTwoSteps, type StoreAnswer } from '../../platform/call/idempotency.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asBuyer } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { brand } from '../../platform/db/schema/brand.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import { orderHead, purchase } from '../../platform/db/schema/order/order.ts'
import { payment, paymentOrder } from '../../platform/db/schema/order/payment.ts'
import { tenant } from '../../platform/db/schema/platform.ts'
import { seller } from '../../platform/db/schema/seller.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { uuid5 } from '../../platform/ids/uuid5.ts'
import { type RateRule, requireRate } from '../../platform/limits/rate-limit.ts'
import type { PaymentProvider } from '../../platform/payment/payment-provider.ts'
import { crashPoint } from '../../platform/process/crash-point.ts'
import { isPayable } from '../offer/may-sell.ts'
import { completeFree, freePaymentOf } from './free-purchase.ts'
import { planLookUp } from './look-up-payment.ts'
import { purchaseKind } from './purchase-kind.ts'
import { planReconciliation } from './reconcile.ts'

/** Limits payment attempts per purchase, because each attempt creates a payment and a page at the provider. */
const perPurchase: RateRule = { name: 'payment-start', limit: 30, windowMs: 3_600_000 }

const prepared = { prepared: true }

/** Rejects return URLs outside the tenant's site and desk. */
function checkReturnUrl({ config }: Deps, { tenant }: CallContext, field: string, url: string): void {
  const own = [tenant.origin, config.deskOrigins[tenant.code]]
  if (!URL.canParse(url) || !own.includes(new URL(url).origin)) throw new Failure('bad_request', { field })
}

/** The orders of a purchase that wait for payment, locked, and whether all their offers may still be sold. */
async function ordersDue(deps: Deps, tx: Tx, tenantId: number, purchaseId: string) {
  const rows = await tx
    .select({ order: orderHead, isPayable })
    .from(orderHead)
    .innerJoin(offer, ofTenant(offer, orderHead.tenantId, eq(offer.id, orderHead.offerId)))
    .innerJoin(brand, ofTenant(brand, offer.tenantId, eq(brand.id, offer.brandId)))
    .innerJoin(seller, ofTenant(seller, orderHead.tenantId, eq(seller.id, orderHead.sellerId)))
    .leftJoin(appUser, ofTenant(appUser, seller.tenantId, eq(appUser.id, seller.userId)))
    .where(
      ofTenant(
        orderHead,
        tenantId,
        eq(orderHead.purchaseId, purchaseId),
        eq(orderHead.state, 'awaiting_payment'),
        gt(orderHead.deadlineAt, deps.clock.now()),
      ),
    )
    .orderBy(asc(orderHead.id))
    .for('update', { of: orderHead })
  return { due: rows.map(({ order }) => order), arePayable: rows.every((row) => row.isPayable) }
}

async function openPayment(
  deps: Deps,
  tx: Tx,
  context: CallContext,
  buyerId: string,
  purchaseId: string,
  key: string,
  provider: PaymentProvider,
) {
  const { tenantId } = context.tenant
  const [row] = await tx
    .select({ bought: purchase, merchant: tenant.companyName })
    .from(purchase)
    .innerJoin(tenant, eq(tenant.id, purchase.tenantId))
    .where(ofTenant(purchase, tenantId, eq(purchase.id, purchaseId), eq(purchase.buyerId, buyerId)))
  if (!row) throw new Failure('not_found', { field: 'id' })
  const { bought, merchant } = row
  await requireRate(tx, tenantId, perPurchase, purchaseId, deps.clock.now())
  const kind = purchaseKind(bought.kind)
  const { due, arePayable } = kind ? { due: [], arePayable: true } : await ordersDue(deps, tx, tenantId, purchaseId)
  // Rentals are paid from the wallet only.
  if (due.some((order) => isRental(order.offer))) throw new Failure('rental_wallet_only')
  if (!arePayable) throw new Failure('offer_removed', { field: 'id' })
  const minor = kind ? await kind.due(deps, tx, bought) : due.reduce((sum, order) => sum + order.totalMinor, 0)
  if (minor === null) throw new Failure('order_not_payable')
  // A purchase of zero needs no card. A repeated call returns the payment that completed it.
  if (!kind && minor === 0) {
    const id = due.length > 0 ? await completeFree(deps, tx, due, `buyer:${buyerId}`) : null
    const free = id ?? (await freePaymentOf(tx, tenantId, purchaseId))
    if (free) return { id: free, amount: { minor, currency: bought.currency }, merchant: '', saveCard: false }
  }
  if (!kind && due.length === 0) throw new Failure('order_not_payable')
  const id = uuid5('payment', tenantId, purchaseId, key)
  const amount = { minor, currency: bought.currency }
  const opened = tx
    .insert(payment)
    .values({
      tenantId,
      id,
      purchaseId,
      provider: provider.name,
      amountMinor: amount.minor,
      currency: amount.currency,
      createdAt: deps.clock.now(),
      updatedAt: deps.clock.now(),
    })
    .onConflictDoNothing()
  // A repeated attempt inserts nothing: the payment and its order rows already exist.
  if (due.length === 0) await opened
  else
    await tx
      .with(tx.$with('opened').as(opened.returning({ id: payment.id })))
      .insert(paymentOrder)
      .values(due.map((order) => ({ tenantId, paymentId: id, orderId: order.id, amountMinor: order.totalMinor })))
      .onConflictDoNothing()
  await planReconciliation(deps, tx, tenantId)
  return { id, amount, merchant, saveCard: kind?.savesCard ?? false }
}

/** POST /finance/purchase/{id}/payment: calls the provider between two transactions, with the id of our payment. */
export const startPaymentCall = (deps: Deps): Implementation =>
  implement(calls.payment.startPayment, async ({ params, body }, context) => {
    checkReturnUrl(deps, context, 'successUrl', body.successUrl)
    checkReturnUrl(deps, context, 'failedUrl', body.failedUrl)
    const { tenantId } = context.tenant
    const provider = await deps.payments.get(body.provider, tenantId)
    if (!provider) throw new Failure('bad_request', { field: 'provider' })
    const open = (tx: Tx, key: string) =>
      openPayment(deps, tx, context, principal(context).userId, params.id, key, provider)
    const ask = async (store: StoreAnswer, { id, amount, merchant, saveCard }: Awaited<ReturnType<typeof open>>) => {
      crashPoint('payment.created')
      const { successUrl, failedUrl } = body
      if (amount.minor === 0)
        return asBuyer(deps, context, (tx) => store(tx, { paymentId: id, redirectUrl: successUrl }))
      const session = await provider.createSession({
        tenantId,
        paymentId: id,
        amount,
        merchant,
        successUrl,
        failedUrl,
        locale: context.locale,
        saveCard,
      })
      return asBuyer(
        deps,
        context,
        async (tx) => {
          await tx
            .update(payment)
            .set({ providerRef: session.providerRef, redirectUrl: session.redirectUrl, updatedAt: sql`moment()` })
            .where(ofTenant(payment, tenantId, eq(payment.id, id)))
          await planLookUp(deps, tx, id)
          return store(tx, { paymentId: id, redirectUrl: session.redirectUrl })
        },
        prepared,
      )
    }
    return onceInTwoSteps(deps, context, calls.payment.startPayment, { params, body }, open, ask, prepared)
  })
