import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { couponGrant } from '../../platform/db/schema/cart.ts'
import { orderHead } from '../../platform/db/schema/order.ts'
import { payment, paymentOrder, webhookEvent } from '../../platform/db/schema/payment.ts'
import type { Deps } from '../../platform/deps.ts'
import type { ProviderEvent, ProviderPayment } from '../../platform/payment/payment-provider.ts'
import { sha256 } from '../../platform/secret-box.ts'
import { accounts, postTransfer } from './ledger.ts'
import { after, deliverBy, planExpiry, raiseAlert, startDelivery, takeAgain } from './lifecycle.ts'
import { mailReceipt } from './order-mails.ts'
import { lockOrders, moveOrder, type PaymentRow } from './order-store.ts'
import type { OrderRow } from './order-view.ts'
import { captureToEscrow, countRefund, lockPayment, setPayment, tellProviderToRefund } from './payment-store.ts'
import { kindOfPayment } from './purchase-kind.ts'
import { reverseRental, walletProvider } from './rental-flow.ts'
import { consumeStock, prolongHold, returnStock } from './stock.ts'
import { uuid5 } from './uuid5.ts'

/** What a provider says about one payment. */
type Report = Pick<ProviderEvent, 'state' | 'amount' | 'failure'>

/** While the provider is at work on a payment, what the order holds is not given away. */
const processingMs = 30 * 60_000

async function ordersOf(tx: Tx, row: PaymentRow): Promise<OrderRow[]> {
  const ids = await tx
    .select({ id: paymentOrder.orderId })
    .from(paymentOrder)
    .where(and(eq(paymentOrder.tenantId, row.tenantId), eq(paymentOrder.paymentId, row.id)))
  return lockOrders(
    tx,
    row.tenantId,
    inArray(
      orderHead.id,
      ids.map((order) => order.id),
    ),
  )
}

/** What an order cost goes back once: whoever gives it back meets this transfer. */
export const refundId = (paymentId: string, orderId: string) => uuid5('refund', paymentId, orderId)

/** Gives a part of a captured payment back: in the books now, at the provider by a job. */
export async function giveBack(
  deps: Deps,
  tx: Tx,
  row: PaymentRow,
  order: OrderRow,
  tellProvider: boolean,
): Promise<void> {
  if (row.provider === walletProvider) return reverseRental(deps, tx, row, order)
  const { tenantId } = row
  const transferId = refundId(row.id, order.id)
  const posted = await postTransfer(tx, tenantId, {
    id: transferId,
    kind: 'refund',
    unit: row.currency,
    ref: { kind: 'order', id: order.id },
    legs: [
      { account: accounts.escrow, amount: -order.totalMinor },
      { account: accounts.psp, amount: order.totalMinor },
    ],
  })
  if (!posted) return
  await countRefund(tx, row, order.totalMinor)
  if (tellProvider) await tellProviderToRefund(deps, tx, row, order.totalMinor, transferId)
}

async function markPaid(deps: Deps, tx: Tx, row: PaymentRow, order: OrderRow): Promise<void> {
  const paid = { deadlineAt: deliverBy(deps, order), paidBy: row.id, paidAt: deps.clock.now() }
  await moveOrder(tx, order, 'paid', paid)
  await consumeStock(tx, row.tenantId, order.id)
  await startDelivery(deps, tx, { ...order, ...paid, state: 'paid' })
}

/** The money is there: orders that wait become paid; what cannot be given for the money goes back. */
async function captured(deps: Deps, tx: Tx, row: PaymentRow): Promise<void> {
  const kind = await kindOfPayment(tx, row)
  if (kind) return kind.captured(deps, tx, row)
  const { tenantId } = row
  if (!(await captureToEscrow(tx, row))) return
  const paid: OrderRow[] = []
  for (const order of await ordersOf(tx, row)) {
    // A coupon given back with the expired order may be in use elsewhere by now.
    const revivable = order.state === 'expired' && order.discountMinor === 0
    const payable = order.state === 'awaiting_payment' || (revivable && (await takeAgain(deps, tx, order)))
    if (payable) {
      await markPaid(deps, tx, row, order)
      paid.push(order)
    } else {
      await raiseAlert(tx, tenantId, 'paid_without_goods', { kind: 'order', id: order.id }, { state: order.state })
      await giveBack(deps, tx, row, order, true)
    }
  }
  await mailReceipt(deps, tx, paid)
  await tx
    .update(couponGrant)
    .set({ state: 'used' })
    .where(
      and(
        eq(couponGrant.tenantId, tenantId),
        eq(couponGrant.purchaseId, row.purchaseId),
        eq(couponGrant.state, 'locked'),
      ),
    )
}

const refundable: readonly string[] = ['paid', 'delivering', 'delivered']

/** What the platform could not deliver in time is paid back; its stock stays sold until a person has looked at it. */
export async function refundUndelivered(deps: Deps, tx: Tx, tenantId: number, orderId: string): Promise<void> {
  // Payments are locked before their orders, everywhere.
  const [paid] = await tx
    .select({ by: orderHead.paidBy })
    .from(orderHead)
    .where(and(eq(orderHead.tenantId, tenantId), eq(orderHead.id, orderId)))
  const row = paid?.by ? await lockPayment(tx, tenantId, eq(payment.id, paid.by)) : undefined
  const [order] = await lockOrders(tx, tenantId, eq(orderHead.id, orderId))
  if (!row || order?.state !== 'paid' || order.deliveryMode !== 'platform') return
  await moveOrder(tx, order, 'refunded', { deadlineAt: null })
  await giveBack(deps, tx, row, order, true)
  await raiseAlert(tx, tenantId, 'not_delivered', { kind: 'order', id: order.id }, { offerId: order.offerId })
}

/** Pays a whole order back that is paid and not finished; false where it stands elsewhere. Runs as the platform. */
export async function refundOrder(deps: Deps, tx: Tx, tenantId: number, orderId: string): Promise<boolean> {
  const [paid] = await tx
    .select({ by: orderHead.paidBy })
    .from(orderHead)
    .where(and(eq(orderHead.tenantId, tenantId), eq(orderHead.id, orderId)))
  const row = paid?.by ? await lockPayment(tx, tenantId, eq(payment.id, paid.by)) : undefined
  const [order] = await lockOrders(tx, tenantId, eq(orderHead.id, orderId))
  if (!row || !order || !refundable.includes(order.state)) return false
  await moveOrder(tx, order, 'refunded', { deadlineAt: null })
  await giveBack(deps, tx, row, order, true)
  await returnStock(tx, order)
  return true
}

/** The provider took the whole payment back, by our wish or its own. */
async function refunded(deps: Deps, tx: Tx, row: PaymentRow, event: Report): Promise<void> {
  // Events may overtake each other: what was refunded had been captured.
  await captured(deps, tx, row)
  const kind = await kindOfPayment(tx, row)
  if (kind) return kind.refunded(deps, tx, row, event)
  if (event.amount.minor <= row.refundedMinor) return
  for (const order of await ordersOf(tx, row)) {
    if (order.paidBy !== row.id) continue
    if (refundable.includes(order.state)) {
      await moveOrder(tx, order, 'refunded', { deadlineAt: null })
      await giveBack(deps, tx, row, order, false)
      await returnStock(tx, order)
    } else if (order.state !== 'refunded') {
      await raiseAlert(tx, row.tenantId, 'charged_back', { kind: 'order', id: order.id }, { state: order.state })
    }
  }
}

async function pending(deps: Deps, tx: Tx, row: PaymentRow): Promise<void> {
  if (row.state !== 'created') return
  await setPayment(tx, row, { state: 'pending' })
  const until = after(deps, processingMs)
  for (const order of await ordersOf(tx, row)) {
    if (order.state !== 'awaiting_payment' || (order.deadlineAt && order.deadlineAt >= until)) continue
    await tx
      .update(orderHead)
      .set({ deadlineAt: until })
      .where(and(eq(orderHead.tenantId, row.tenantId), eq(orderHead.id, order.id)))
    await prolongHold(tx, row.tenantId, order.id, until)
    await planExpiry(deps, tx, row.purchaseId, until)
  }
}

/** Applies what a provider says about a payment; saying it again, or late, changes nothing. */
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

/** Applies one event of a provider, once, whatever the order in which events arrive. */
export async function applyEvent(
  deps: Deps,
  tx: Tx,
  provider: string,
  event: ProviderEvent,
  bytes: Buffer,
): Promise<void> {
  const { tenantId } = event
  const fresh = await tx
    .insert(webhookEvent)
    .values({ tenantId, provider, eventId: event.id, payloadSha: sha256(bytes), receivedAt: sql`moment()` })
    .onConflictDoNothing()
    .returning({ id: webhookEvent.eventId })
  if (fresh.length === 0) return
  // An event may be here before the answer that tells us the provider's id: then ours, which it carries, names it.
  const named = event.paymentId ? eq(payment.id, event.paymentId) : eq(payment.providerRef, event.providerRef)
  const row = await lockPayment(tx, tenantId, named)
  if (!row || row.provider !== provider) {
    await raiseAlert(tx, tenantId, 'unknown_payment', { kind: 'event', id: event.id }, { ref: event.providerRef })
    return
  }
  await applyTo(deps, tx, row, event)
}

/** Applies where a payment stands at its provider, asked for by us. */
export async function applyProviderState(
  deps: Deps,
  tx: Tx,
  provider: string,
  found: ProviderPayment & { tenantId: number },
): Promise<void> {
  const { captured: minor, refunded: back, currency, failure } = found
  const row = await lockPayment(tx, found.tenantId, eq(payment.providerRef, found.providerRef))
  if (!row || row.provider !== provider) return
  if (minor > 0) await applyTo(deps, tx, row, { state: 'captured', amount: { minor, currency }, failure: null })
  if (back > row.refundedMinor)
    await applyTo(deps, tx, row, { state: 'refunded', amount: { minor: back, currency }, failure: null })
  if (failure && minor === 0)
    await applyTo(deps, tx, row, { state: 'failed', amount: { minor: row.amountMinor, currency }, failure })
}
