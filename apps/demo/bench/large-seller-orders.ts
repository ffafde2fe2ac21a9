import { createHash } from 'node:crypto'
import { dayMs, hourMs, minuteMs } from '@tradepost/domain/time/durations'
import { answerRefund, requestRefund } from '@tradepost/gateway/modules/after-sales/refund-flow'
import { placeOrders } from '@tradepost/gateway/modules/checkout/pre-order'
import { deliverByPlatform, deliverBySeller } from '@tradepost/gateway/modules/delivery/delivery-flow'
import { conversationBetween } from '@tradepost/gateway/modules/messages/conversation-store'
import { append } from '@tradepost/gateway/modules/messages/message-store'
import { lockOrders } from '@tradepost/gateway/modules/order/order-store'
import { closeConfirmed, confirmBySilence } from '@tradepost/gateway/modules/order/settlement'
import { captured } from '@tradepost/gateway/modules/payment/payment-flow'
import { lockPayment } from '@tradepost/gateway/modules/payment/payment-store'
import { orderHead } from '@tradepost/gateway/platform/db/schema/order/order'
import { payment, paymentOrder } from '@tradepost/gateway/platform/db/schema/order/payment'
import { eq } from 'drizzle-orm'
import { seedUuid } from '../src/rows/ids.ts'
import type { Filling, Moment } from './large-seller.ts'
import { chatOfferIds, fullVaultId } from './large-seller-offers.ts'
import { addPayoutAccount, payOut } from './large-seller-payouts.ts'

const orderCount = 5000
/** The newest orders, among which those are that still run. */
const newest = 800
const atOnce = 25
/** The orders between two payouts. */
const perPayout = 200
const everyMs = (380 * dayMs) / orderCount

type At = (actor: string, when: number) => Promise<Moment>
interface Place {
  filling: Filling
  at: At
  n: number
  when: number
}

const uuid = ({ tenant }: Filling, name: string) =>
  seedUuid(tenant.id, createHash('sha256').update(`large seller ${name}`).digest())
const isChat = (n: number) => n % 8 === 3

async function order({ filling, at, n, when }: Place) {
  const { tenant, buyerIds } = filling
  const { id: tenantId, code, siteId, origin } = tenant
  const buyerId = buyerIds[n % buyerIds.length] ?? ''
  const offerId = isChat(n) ? (chatOfferIds[n % chatOfferIds.length] ?? '') : fullVaultId
  const quantity = isChat(n) ? 1 : 5 + (n % 10)
  const { deps, tx } = await at(`buyer:${buyerId}`, when)
  const placed = await placeOrders(
    deps,
    tx,
    { tenant: { tenantId, code, siteId, origin }, locale: 'en' },
    { buyerId, networkKey: null },
    { isBuyByCart: false, order: { lines: [{ offerId, quantity }], deliveryEmail: 'buyer@example.com' } },
  )
  return { ...placed, orderId: placed.orderIds[0] ?? '', buyerId }
}

async function pay({ filling, at, n, when }: Place, placed: Awaited<ReturnType<typeof order>>): Promise<void> {
  const { id: tenantId } = filling.tenant
  const { deps, tx } = await at('platform', when + minuteMs)
  const id = uuid(filling, `payment ${n}`)
  const { minor: amountMinor, currency } = placed.total
  const paidAt = deps.clock.now()
  await tx.insert(payment).values({
    ...{ tenantId, id, purchaseId: placed.purchaseId, provider: 'sandbox', amountMinor, currency },
    ...{ createdAt: paidAt, updatedAt: paidAt },
  })
  await tx.insert(paymentOrder).values({ tenantId, paymentId: id, orderId: placed.orderId, amountMinor })
  const row = await lockPayment(tx, tenantId, eq(payment.id, id))
  if (!row) throw new Error(`payment ${id} was not inserted`)
  await captured(deps, tx, row)
}

async function deliver({ filling, at, n, when }: Place, orderId: string): Promise<void> {
  const { tenant, sellerId } = filling
  if (isChat(n)) {
    const { deps, tx } = await at(`seller:${sellerId}`, when + hourMs / 2)
    await deliverBySeller(deps, tx, tenant.id, orderId, { text: `login: lot${n} password: keep-it-${n}` })
  } else {
    const { deps, tx } = await at('platform', when + 2 * minuteMs)
    await deliverByPlatform(deps, tx, tenant.id, orderId)
  }
}

/** Requests a refund, and refuses it for every second order. */
async function complain({ filling, at, n, when }: Place, orderId: string, buyerId: string): Promise<void> {
  const { tenant, sellerId } = filling
  const asking = await at(`buyer:${buyerId}`, when + 4 * hourMs)
  const [row] = await lockOrders(asking.tx, tenant.id, eq(orderHead.id, orderId))
  if (!row) throw new Error(`order ${orderId} was not made`)
  await requestRefund(asking.deps, asking.tx, row, { reason: 'The code was used before.', fileIds: [] })
  if (n % 2 === 0) return
  const { deps, tx } = await at(`seller:${sellerId}`, when + 5 * hourMs)
  await answerRefund(deps, tx, tenant.id, { sellerId, orderId, answer: 'refuse', text: 'It was new.' })
}

/** Brings one order to the state that its number says: of the newest, some wait at every step; the others are closed. */
async function run(place: Place): Promise<void> {
  const { filling, at, n, when } = place
  const { id: tenantId } = filling.tenant
  const placed = await order(place)
  const { orderId, buyerId } = placed
  const step = n < orderCount - newest ? 9 : Math.floor(n / 8) % 10
  if (step === 0) return
  await pay(place, placed)
  if (step <= 2) return
  await deliver(place, orderId)
  if (step <= 4) return
  if (step === 5) return complain(place, orderId, buyerId)
  for (const [days, proceed] of [
    [4, confirmBySilence],
    [8, closeConfirmed],
  ] as const) {
    const { deps, tx } = await at('platform', when + days * dayMs)
    await proceed(deps, tx, tenantId, orderId)
  }
}

/** Conversations with people who ask before they buy. */
async function ask({ sellerId, tenant, buyerIds, inTransaction }: Filling, start: number): Promise<void> {
  await inTransaction(async (at) => {
    for (const [n, buyerId] of buyerIds.entries()) {
      const { deps, tx } = await at(`buyer:${buyerId}`, start + n * dayMs)
      const between = { tenantId: tenant.id, buyerId, sellerId, orderId: null }
      const { row, created } = await conversationBetween(deps, tx, between)
      if (!created) continue
      const text = 'Is this still there, and how long does it take?'
      await append(deps, tx, row, { author: 'buyer', authorUserId: buyerId, kind: 'text', text })
    }
  })
}

/** Adds the seller's orders by the gateway's own steps, with the conversations and payouts that belong to them. */
export async function fillOrders(filling: Filling, start: number): Promise<void> {
  const { client, tenant, sellerId, inTransaction, say } = filling
  const { rows } = await client.query(
    'select count(*)::int as n from order_head where tenant_id = $1 and seller_id = $2',
    [tenant.id, sellerId],
  )
  if (rows[0].n >= orderCount) return
  await addPayoutAccount(filling, start)
  await ask(filling, start)
  for (let from: number = rows[0].n; from < orderCount; from += atOnce) {
    await inTransaction(async (at) => {
      for (let n = from; n < from + atOnce; n++) await run({ filling, at, n, when: start + dayMs + n * everyMs })
      if ((from + atOnce) % perPayout === 0) await payOut(filling, at, start + dayMs + (from + atOnce) * everyMs)
    })
    if ((from + atOnce) % 500 === 0) say(`${from + atOnce} of ${orderCount} orders`)
  }
}
