import { isOneOf, refundableStates, undeliveredStates } from '@tradepost/domain/order/order-states'
import { asc, eq, sql } from 'drizzle-orm'
import { raiseAlert } from '../../platform/alerts/alerts.ts'
import { sha256 } from '../../platform/crypto/secret-box.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { orderHead } from '../../platform/db/schema/order/order.ts'
import { payment, paymentOrder, webhookEvent } from '../../platform/db/schema/order/payment.ts'
import type { Deps } from '../../platform/deps.ts'
import { uuid5 } from '../../platform/ids/uuid5.ts'
import {
  type DisputeEvent,
  isDisputeEvent,
  type ProviderEvent,
  type ProviderPayment,
} from '../../platform/payment/payment-provider.ts'
import { after } from '../../platform/time/clock.ts'
import { costsTheSame } from '../cart/price-lines.ts'
import { accounts, type Transfer } from '../ledger/ledger.ts'
import { maySellerAct } from '../offer/may-sell.ts'
import { consumeStock, prolongHold, returnStock } from '../offer/stock.ts'
import { useCoupon } from '../order/coupon-share.ts'
import { jobNames } from '../order/job-names.ts'
import { deliverBy, planExpiry, retakeStock, startDelivery } from '../order/lifecycle.ts'
import { platformShareMinor } from '../order/line-share.ts'
import { mailReceipt } from '../order/order-mails.ts'
import { moveOrder, type PaymentRow } from '../order/order-store.ts'
import type { OrderRow } from '../order/order-view.ts'
import { waitsForDispute } from '../order/payment-disputes.ts'
import { purchaseFacts } from '../order/purchase-facts.ts'
import { applyDispute } from './chargeback.ts'
import {
  captureToEscrow,
  countRefund,
  isBooked,
  lockPayment,
  planCardCountry,
  setPayment,
  tellProviderToRefund,
} from './payment-store.ts'
import { kindOfPayment } from './purchase-kind.ts'
import { lockPaidOrder, refundId, refundPaidOrder } from './refund-paid-order.ts'

/** The part of a provider's event that concerns one payment. */
type Report = Pick<ProviderEvent, 'state' | 'amount' | 'failure'>

/** Extension of a stock hold while the provider processes a payment. */
const processingMs = 30 * 60_000
/** Maximum time that an unpaid order holds stock, however often its payment is reported as processing. */
const longestHoldMs = 60 * 60_000

/** An order and the amount a payment pays for it. */
interface Line {
  order: OrderRow
  minor: number
}

async function linesOf(tx: Tx, row: PaymentRow): Promise<Line[]> {
  // Lock the whole purchase, because one order may change the price of the others.
  const rows = await tx
    .select({ order: orderHead, minor: paymentOrder.amountMinor })
    .from(orderHead)
    .leftJoin(
      paymentOrder,
      ofTenant(
        paymentOrder,
        orderHead.tenantId,
        eq(paymentOrder.orderId, orderHead.id),
        eq(paymentOrder.paymentId, row.id),
      ),
    )
    .where(ofTenant(orderHead, row.tenantId, eq(orderHead.purchaseId, row.purchaseId)))
    .orderBy(asc(orderHead.id))
    .for('update', { of: orderHead })
  return rows.flatMap(({ order, minor }) => (minor === null ? [] : [{ order, minor }]))
}

async function markPaid(deps: Deps, tx: Tx, row: PaymentRow, order: OrderRow): Promise<void> {
  const paid = { deadlineAt: deliverBy(deps, order), paidBy: row.id, paidAt: deps.clock.now() }
  await moveOrder(tx, order, 'paid', paid)
  await consumeStock(tx, order)
  await startDelivery(deps, tx, { ...order, ...paid, state: 'paid' })
}

/**
 * True if the paid amount equals the order's current price, and the order awaits payment or can be bought again. Takes
 * the stock of an expired order again.
 */
async function isPayable(deps: Deps, tx: Tx, { order, minor }: Line): Promise<boolean> {
  if (order.totalMinor !== minor) return false
  if (order.state === 'awaiting_payment') return true
  // The coupon of an expired order may already be in use for another order.
  if (order.state !== 'expired' || order.discountMinor > 0) return false
  return (await costsTheSame(deps, tx, order)) && retakeStock(deps, tx, order)
}

const platformPart = (order: OrderRow): Transfer => ({
  ...{ id: uuid5('coupon', order.id), kind: 'coupon', unit: order.currency, ref: { kind: 'order', id: order.id } },
  legs: [
    { account: accounts.couponCost, amount: -platformShareMinor(order) },
    { account: accounts.escrow, amount: platformShareMinor(order) },
  ],
})

const backTransfer = (row: PaymentRow, id: string, ref: Transfer['ref'], minor: number): Transfer => ({
  ...{ id, kind: 'refund', unit: row.currency, ref },
  legs: [
    { account: accounts.escrow, amount: -minor },
    { account: accounts.psp, amount: minor },
  ],
})

/**
 * The parts of a payment to refund: the amounts of refused orders, and any excess over all orders. Raises an alert for
 * each part.
 */
async function unusedParts(tx: Tx, row: PaymentRow, lines: readonly Line[], refused: readonly Line[]) {
  const rest = row.amountMinor - lines.reduce((sum, { minor }) => sum + minor, 0)
  const parts = refused.map(({ order, minor }) => ({
    ...{ id: refundId(row.id, order.id), minor, ref: { kind: 'order', id: order.id } },
    facts: { state: order.state as string },
  }))
  if (rest > 0)
    parts.push({
      id: refundId(row.id, 'rest'),
      minor: rest,
      ref: { kind: 'payment', id: row.id },
      facts: { state: row.state },
    })
  for (const { ref, facts } of parts) await raiseAlert(tx, row.tenantId, 'paid_without_goods', ref, facts)
  return parts.filter(({ minor }) => minor > 0)
}

/** Marks the waiting orders of a captured payment as paid and refunds the rest. */
export async function captured(deps: Deps, tx: Tx, row: PaymentRow): Promise<void> {
  const kind = await kindOfPayment(tx, row)
  if (kind) return kind.captured(deps, tx, row)
  if (isBooked(row)) return
  const lines = await linesOf(tx, row)
  const paid: OrderRow[] = []
  const refused: Line[] = []
  for (const line of lines) {
    if (await isPayable(deps, tx, line)) {
      await markPaid(deps, tx, row, line.order)
      paid.push(line.order)
    } else {
      refused.push(line)
    }
  }
  if (paid.length > 0 && (await purchaseFacts(tx, row.tenantId, row.purchaseId)).hasCoupon)
    await useCoupon(tx, row.tenantId, row.purchaseId)
  const back = await unusedParts(tx, row, lines, refused)
  await captureToEscrow(
    tx,
    row,
    ...paid.map(platformPart),
    ...back.map(({ id, ref, minor }) => backTransfer(row, id, ref, minor)),
  )
  await planCardCountry(deps, tx, row, paid)
  for (const { id, minor } of back) {
    await countRefund(tx, row, minor)
    await tellProviderToRefund(deps, tx, row, minor, id)
  }
  await mailReceipt(deps, tx, paid)
}

/**
 * Refunds an order that the platform did not deliver in time. The stock stays off sale until staff review the order.
 */
export async function refundUndelivered(deps: Deps, tx: Tx, tenantId: number, orderId: string): Promise<void> {
  const paid = await lockPaidOrder(tx, tenantId, orderId)
  if (paid?.order.state !== 'paid' || paid.order.deliveryMode !== 'platform') return
  if (await waitsForDispute(deps, tx, jobNames.refundUndelivered, paid.order)) return
  await refundPaidOrder(deps, tx, paid, { to: 'refunded', whole: true, keepStock: true })
  await raiseAlert(tx, tenantId, 'not_delivered', { kind: 'order', id: orderId }, { offerId: paid.order.offerId })
}

/** Refunds an order of a seller who was banned before anything of it was delivered. The buyer gets the whole price. */
export async function refundOfBanned(deps: Deps, tx: Tx, tenantId: number, orderId: string): Promise<void> {
  const paid = await lockPaidOrder(tx, tenantId, orderId)
  if (!paid || !isOneOf(undeliveredStates, paid.order.state) || paid.order.deliveredQuantity > 0) return
  if (await maySellerAct(tx, tenantId, paid.order.sellerId, 'be_contacted')) return
  if (await waitsForDispute(deps, tx, jobNames.refundOfBanned, paid.order)) return
  await refundPaidOrder(deps, tx, paid, { to: 'refunded', whole: true, keepStock: true })
}

/** Refunds an order that is paid and not finished; null in any other state. Runs as the platform. */
export async function refundOrder(deps: Deps, tx: Tx, tenantId: number, orderId: string): Promise<OrderRow | null> {
  const paid = await lockPaidOrder(tx, tenantId, orderId)
  return paid && isOneOf(refundableStates, paid.order.state)
    ? refundPaidOrder(deps, tx, paid, { to: 'refunded' })
    : null
}

/** Applies a refund that the provider reports, whoever initiated the refund. */
async function refunded(deps: Deps, tx: Tx, row: PaymentRow, event: Report): Promise<void> {
  // Events may be out of order: a payment must have been captured before it can be refunded.
  await captured(deps, tx, row)
  const kind = await kindOfPayment(tx, row)
  if (kind) return kind.refunded(deps, tx, row, event)
  if (event.amount.minor <= row.refundedMinor) return
  const paid = (await linesOf(tx, row)).map(({ order }) => order).filter((order) => order.paidBy === row.id)
  const open = paid.filter((order) => isOneOf(refundableStates, order.state))
  // All stock before all money, because offers are locked before accounts.
  for (const order of open) await returnStock(tx, order)
  for (const order of open) {
    const how = { to: 'refunded', tellProvider: false, whole: true, keepStock: true } as const
    await refundPaidOrder(deps, tx, { order, payment: row, siblings: [] }, how)
  }
  for (const { id, state } of paid) {
    if (!isOneOf(refundableStates, state) && state !== 'refunded')
      await raiseAlert(tx, row.tenantId, 'charged_back', { kind: 'order', id }, { state })
  }
}

async function pending(deps: Deps, tx: Tx, row: PaymentRow): Promise<void> {
  if (row.state !== 'created') return
  await setPayment(tx, row, { state: 'pending' })
  for (const { order } of await linesOf(tx, row)) {
    const until = new Date(Math.min(after(deps, processingMs).getTime(), order.createdAt.getTime() + longestHoldMs))
    if (order.state !== 'awaiting_payment' || (order.deadlineAt && order.deadlineAt >= until)) continue
    await tx
      .update(orderHead)
      .set({ deadlineAt: until })
      .where(ofTenant(orderHead, row.tenantId, eq(orderHead.id, order.id)))
    await prolongHold(tx, row.tenantId, order.id, until)
    await planExpiry(deps, tx, row.purchaseId, until)
  }
}

/** Applies the reported state of a payment. Idempotent; late reports change nothing. */
async function applyTo(deps: Deps, tx: Tx, row: PaymentRow, event: Report): Promise<void> {
  const { tenantId } = row
  const wrongAmount =
    event.state === 'refunded' ? event.amount.minor > row.amountMinor : event.amount.minor !== row.amountMinor
  if (wrongAmount || event.amount.currency !== row.currency) {
    const expected = { minor: row.amountMinor, currency: row.currency }
    await raiseAlert(tx, tenantId, 'amount_mismatch', { kind: 'payment', id: row.id }, { expected, got: event.amount })
    return
  }
  switch (event.state) {
    case 'captured':
      return captured(deps, tx, row)
    case 'refunded':
      return refunded(deps, tx, row, event)
    case 'pending':
      return pending(deps, tx, row)
    case 'failed':
    case 'cancelled':
      if (row.state !== 'created' && row.state !== 'pending') return
      await setPayment(tx, row, { state: event.state, failure: event.failure })
      await (await kindOfPayment(tx, row))?.failed?.(deps, tx, row)
  }
}

/** Applies an event of a provider once. Events may arrive in any order. */
export async function applyEvent(
  deps: Deps,
  tx: Tx,
  provider: string,
  event: ProviderEvent | DisputeEvent,
  bytes: Buffer,
): Promise<void> {
  const { tenantId } = event
  const fresh = await tx
    .insert(webhookEvent)
    .values({ tenantId, provider, eventId: event.id, payloadSha: sha256(bytes), receivedAt: sql`moment()` })
    .onConflictDoNothing()
    .returning({ id: webhookEvent.eventId })
  if (fresh.length === 0) return
  // The event may arrive before the gateway has stored the provider's id; such an event carries our payment id.
  const condition = event.paymentId ? eq(payment.id, event.paymentId) : eq(payment.providerRef, event.providerRef)
  const row = await lockPayment(tx, tenantId, condition)
  if (!row || row.provider !== provider) {
    await raiseAlert(tx, tenantId, 'unknown_payment', { kind: 'event', id: event.id }, { ref: event.providerRef })
    return
  }
  if (!isDisputeEvent(event)) return applyTo(deps, tx, row, event)
  // Events may be out of order: a payment must have been captured before it can be disputed.
  await captured(deps, tx, row)
  await applyDispute(deps, tx, row, event)
}

/** Applies the state of a payment that the gateway looked up at its provider. */
export async function applyProviderState(
  deps: Deps,
  tx: Tx,
  provider: string,
  reported: ProviderPayment & { tenantId: number },
): Promise<void> {
  const { captured: minor, refunded: back, currency, failure } = reported
  const row = await lockPayment(tx, reported.tenantId, eq(payment.providerRef, reported.providerRef))
  if (!row || row.provider !== provider) return
  if (minor > 0) await applyTo(deps, tx, row, { state: 'captured', amount: { minor, currency }, failure: null })
  if (back > row.refundedMinor)
    await applyTo(deps, tx, row, { state: 'refunded', amount: { minor: back, currency }, failure: null })
  if (failure && minor === 0)
    await applyTo(deps, tx, row, { state: 'failed', amount: { minor: row.amountMinor, currency }, failure })
}
