import { createHash } from 'node:crypto'
import { dayMs } from '@tradepost/domain/time/durations'
import { placeOrders } from '@tradepost/gateway/modules/checkout/pre-order'
import { deliverByPlatform } from '@tradepost/gateway/modules/delivery/delivery-flow'
import { closeConfirmed, confirmBySilence } from '@tradepost/gateway/modules/order/settlement'
import { captured } from '@tradepost/gateway/modules/payment/payment-flow'
import { lockPayment } from '@tradepost/gateway/modules/payment/payment-store'
import { payment, paymentOrder } from '@tradepost/gateway/platform/db/schema/order/payment'
import { eq } from 'drizzle-orm'
import { seedUuid } from '../rows/ids.ts'
import type { SeedTenant } from '../tenant/tenants.ts'
import type { GatewayAt, Moment } from './gateway-at.ts'

/** A shop of the demo in which somebody acts at past times. */
export interface PastShop {
  tenant: SeedTenant
  at: GatewayAt
}

/** Orders one piece of an offer, as its buyer does at that time. */
export async function orderOne(
  { tenant, at }: PastShop,
  buyer: { id: string; email: string },
  offerId: string,
  when: number,
) {
  const { id: tenantId, code, siteId, origin } = tenant
  const shown = { tenant: { tenantId, code, siteId, origin }, locale: tenant.languages[0] ?? 'en' }
  const order = { lines: [{ offerId, quantity: 1 }], deliveryEmail: buyer.email }
  const { deps, tx } = await at(`buyer:${buyer.id}`, when)
  const orderer = { buyerId: buyer.id, networkKey: null }
  const placed = await placeOrders(deps, tx, shown, orderer, { isBuyByCart: false, order })
  const [orderId] = placed.orderIds
  if (!orderId) throw new Error(`offer ${offerId} was not ordered`)
  return { ...placed, orderId }
}

type Placed = Awaited<ReturnType<typeof orderOne>>

/** Pays a placed order at that time, as the sandbox does, and returns the moment. */
export async function payOrder({ tenant, at }: PastShop, placed: Placed, when: number): Promise<Moment> {
  const { orderId, purchaseId, total } = placed
  const { id: tenantId } = tenant
  const paidAt = new Date(when)
  const paying = await at('platform', when)
  const id = seedUuid(tenantId, createHash('sha256').update(`past sale ${orderId}`).digest())
  await paying.tx.insert(payment).values({
    ...{ tenantId, id, purchaseId, provider: 'sandbox', createdAt: paidAt, updatedAt: paidAt },
    ...{ amountMinor: total.minor, currency: total.currency },
  })
  await paying.tx.insert(paymentOrder).values({ tenantId, paymentId: id, orderId, amountMinor: total.minor })
  const row = await lockPayment(paying.tx, tenantId, eq(payment.id, id))
  if (!row) throw new Error(`payment ${id} was not made`)
  await captured(paying.deps, paying.tx, row)
  return paying
}

/** Delivers a paid order at this moment. Its buyer confirms by silence, and the order is closed, unless that is after `now`. */
export async function deliverAndConfirm(
  { tenant: { id: tenantId }, at }: PastShop,
  { deps, tx }: Moment,
  orderId: string,
  now: number,
): Promise<void> {
  const delivered = deps.clock.now().getTime()
  await deliverByPlatform(deps, tx, tenantId, orderId)
  for (const [days, proceed] of [
    [3, confirmBySilence],
    [5, closeConfirmed],
  ] as const) {
    const when = delivered + days * dayMs
    if (when > now) continue
    const later = await at('platform', when)
    await proceed(later.deps, later.tx, tenantId, orderId)
  }
}
