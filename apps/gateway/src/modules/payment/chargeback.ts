import { isOneOf, type OrderState, refundedStates, settledStates } from '@tradepost/domain/order/order-states'
import { dayMs } from '@tradepost/domain/time/durations'
import { eq, inArray, isNull, sql } from 'drizzle-orm'
import { raiseAlert } from '../../platform/alerts/alerts.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { dispute, refundRequest } from '../../platform/db/schema/order/after-sales.ts'
import { orderHead } from '../../platform/db/schema/order/order.ts'
import { paymentDispute } from '../../platform/db/schema/order/payment.ts'
import type { Deps } from '../../platform/deps.ts'
import { uuid5 } from '../../platform/ids/uuid5.ts'
import type { DisputeEvent } from '../../platform/payment/payment-provider.ts'
import {
  type Account,
  accounts,
  balanceOf,
  lockAccounts,
  postTransfer,
  postTransfers,
  type Transfer,
} from '../ledger/ledger.ts'
import { returnStock } from '../offer/stock.ts'
import { lockOrders, type PaymentRow } from '../order/order-store.ts'
import type { OrderRow } from '../order/order-view.ts'
import { noteOwed, owedMore } from '../tax/order-tax.ts'
import { jobNames } from './job-names.ts'
import { kindOfPayment } from './purchase-kind.ts'
import { refundPaidOrder } from './refund-paid-order.ts'
import { disputedOrders, isWholePayment, splitOf, tellOfLost, tellOfOpened, tellOfWon } from './tell-of-chargeback.ts'

type DisputeRow = typeof paymentDispute.$inferSelect

const isSettled = (state: OrderState) => isOneOf(settledStates, state)
const isEnded = (state: OrderState) => isSettled(state) || isOneOf(refundedStates, state)

const ofDispute = (row: DisputeRow) => ofTenant(paymentDispute, row.tenantId, eq(paymentDispute.id, row.id))
const setDispute = (tx: Tx, row: DisputeRow, values: Partial<DisputeRow>) =>
  tx.update(paymentDispute).set(values).where(ofDispute(row))

/** Facts of an event about a dispute, besides the state. */
const aboutOf = ({ reason, evidenceBy }: DisputeEvent) => ({
  ...(reason ? { reason } : {}),
  ...(evidenceBy ? { evidenceBy } : {}),
})

/** Finds and locks the row of a dispute; creates the row at the first event of the dispute. */
async function findOrCreate(
  tx: Tx,
  row: PaymentRow,
  event: DisputeEvent,
): Promise<{ disputeRow: DisputeRow; isNew: boolean }> {
  const { tenantId } = row
  const values = { tenantId, id: event.dispute, paymentId: row.id, state: 'open' as const }
  const made = await tx
    .insert(paymentDispute)
    .values({
      ...{ ...values, amountMinor: event.amount.minor, currency: event.amount.currency, openedAt: sql`moment()` },
      ...aboutOf(event),
    })
    .onConflictDoNothing()
    .returning()
  if (made[0]) return { disputeRow: made[0], isNew: true }
  const [disputeRow] = await tx
    .select()
    .from(paymentDispute)
    .where(ofTenant(paymentDispute, tenantId, eq(paymentDispute.id, event.dispute)))
    .for('update')
  if (!disputeRow) throw new Error(`dispute ${event.dispute} is missing`)
  return { disputeRow, isNew: false }
}

/** Books money between the provider and the chargeback account, once for each dispute and direction. */
async function book(tx: Tx, row: DisputeRow, kind: 'chargeback' | 'chargeback_won', minor: number): Promise<boolean> {
  const taken = kind === 'chargeback' ? minor : -minor
  return postTransfer(tx, row.tenantId, {
    ...{ id: uuid5(kind, row.tenantId, row.id), kind, unit: row.currency, ref: { kind: 'dispute', id: row.id } },
    legs: [
      { account: accounts.psp, amount: taken },
      { account: accounts.chargeback, amount: -taken },
    ],
  })
}

/** Closes open refund requests and disputes of orders that the bank has refunded. */
async function endCases(deps: Deps, tx: Tx, orders: readonly OrderRow[]): Promise<void> {
  const [first] = orders
  if (!first) return
  const { tenantId } = first
  const ids = orders.map(({ id }) => id)
  const now = deps.clock.now()
  await tx
    .update(refundRequest)
    .set({ answer: 'automatic', answeredAt: now })
    .where(ofTenant(refundRequest, tenantId, inArray(refundRequest.orderId, ids), isNull(refundRequest.answer)))
  await tx
    .update(dispute)
    .set({ outcome: 'refund', reason: 'The bank gave the money back.', decidedAt: now })
    .where(ofTenant(dispute, tenantId, inArray(dispute.orderId, ids), isNull(dispute.outcome)))
}

/**
 * Notes that the bank gave the price of an order back, as far as it still costs something. The database then issues the
 * credit note.
 */
async function noteChargedBack(tx: Tx, order: OrderRow, minor: number): Promise<ChargedBack> {
  const left = order.totalMinor - order.partRefundedMinor
  const after = { ...order, chargedBackMinor: Math.min(left, order.chargedBackMinor + minor) }
  await tx
    .update(orderHead)
    .set({ chargedBackMinor: after.chargedBackMinor })
    .where(ofTenant(orderHead, order.tenantId, eq(orderHead.id, order.id)))
  return { order, owes: owedMore(order, after) }
}

/** An order whose price a bank took back, and the change of what it owes. */
interface ChargedBack {
  order: OrderRow
  owes: ReturnType<typeof owedMore>
}

/** Brings the tax of settled orders back that is no longer owed, since a bank took the price. Returns the sum. */
async function bringTaxBack(tx: Tx, { id: dispute }: DisputeRow, orders: readonly ChargedBack[]): Promise<number> {
  const [first] = orders
  if (!first) return 0
  const { tenantId } = first.order
  const idOf = (orderId: string) => uuid5('chargeback-tax', tenantId, dispute, orderId)
  await postTransfers(
    tx,
    tenantId,
    orders.map(
      ({ order, owes }): Transfer => ({
        ...{ id: idOf(order.id), kind: 'chargeback_share', unit: order.currency, ref: { kind: 'order', id: order.id } },
        legs: [
          { account: accounts.tax, amount: owes.tax },
          { account: accounts.chargeback, amount: -owes.tax },
        ],
      }),
    ),
  )
  for (const { order, owes } of orders) await noteOwed(tx, order, idOf(order.id), owes)
  return orders.reduce((sum, { owes }) => sum - owes.tax, 0)
}

/** Ledger legs that take the shares of settled orders back from sellers and platform, up to their balances. */
async function sharesOf(tx: Tx, tenantId: number, unit: string, orders: readonly OrderRow[]) {
  let fees = 0
  const sellers = new Map<string, number>()
  for (const order of orders) {
    const { fee, share } = splitOf(order)
    fees += fee
    sellers.set(order.sellerId, share + (sellers.get(order.sellerId) ?? 0))
  }
  // The reserve of a seller bears what the balance does not hold.
  const wanted = [
    { from: [accounts.fee], minor: fees },
    ...[...sellers].map(([id, minor]) => ({ from: [accounts.payable(id), accounts.reserve(id)], minor })),
  ]
  await lockAccounts(
    tx,
    tenantId,
    [...wanted.flatMap(({ from }) => from), accounts.chargeback].map((account) => ({ account, unit })),
  )
  const legs: { account: Account; amount: number }[] = []
  for (const { from, minor } of wanted) {
    let left = minor
    for (const account of from) {
      const taken = Math.min(left, await balanceOf(tx, tenantId, account, unit))
      legs.push({ account, amount: -taken })
      left -= taken
    }
  }
  return legs
}

/**
 * Applies a lost dispute: refunds the orders that are not settled, and takes back the shares of settled orders up to
 * the amounts that are not paid out yet. The platform bears the rest.
 */
async function lose(deps: Deps, tx: Tx, row: PaymentRow, disputeRow: DisputeRow): Promise<void> {
  const { tenantId, currency: unit } = row
  const disputed = await disputedOrders(tx, row, disputeRow)
  const before = row.refundedMinor
  const ref = { kind: 'payment', id: row.id }
  const isWhole = isWholePayment(row, disputeRow)
  const kind = await kindOfPayment(tx, row)
  let shares: { account: Account; amount: number }[] = []
  const chargedBack: ChargedBack[] = []
  if (kind) {
    const minor = Math.min(row.amountMinor, before + disputeRow.amountMinor)
    if (disputeRow.currency === unit)
      await kind.refunded(deps, tx, row, { state: 'refunded', amount: { minor, currency: unit }, failure: null })
  } else if (isWhole) {
    const orders = await lockOrders(tx, tenantId, eq(orderHead.paidBy, row.id))
    const open = orders.filter(({ state }) => !isEnded(state))
    await endCases(deps, tx, open)
    // All stock before all money, because offers are locked before accounts.
    for (const order of open) await returnStock(tx, order)
    for (const order of open) {
      const how = { to: 'refunded', tellProvider: false, whole: true, keepStock: true } as const
      await refundPaidOrder(deps, tx, { order, payment: row, siblings: [] }, how)
    }
    const settled = orders.filter(({ state }) => isSettled(state))
    shares = await sharesOf(tx, tenantId, unit, settled)
    for (const order of settled) chargedBack.push(await noteChargedBack(tx, order, order.totalMinor))
  } else if (disputeRow.currency === unit) {
    const [order, ...others] = await lockOrders(tx, tenantId, eq(orderHead.paidBy, row.id))
    // The bank does not say which of several orders a part of the payment belongs to.
    if (order && others.length === 0 && !isOneOf(refundedStates, order.state)) {
      const noted = await noteChargedBack(tx, order, disputeRow.amountMinor)
      // The tax of other orders is owed once they are settled.
      if (isSettled(order.state)) chargedBack.push(noted)
    }
  }
  // The bank had already withdrawn the amount that now counts as refunded.
  const refundedMinor = row.refundedMinor - before
  const legs = [{ account: accounts.psp, amount: -refundedMinor }, ...shares]
  const sharedMinor = legs.reduce((sum, { amount }) => sum - amount, 0)
  await postTransfer(tx, tenantId, {
    ...{ id: uuid5('chargeback-share', tenantId, disputeRow.id), kind: 'chargeback_share', unit },
    ref: { kind: 'dispute', id: disputeRow.id },
    legs: [...legs, { account: accounts.chargeback, amount: sharedMinor }],
  })
  const recoveredMinor = sharedMinor + (await bringTaxBack(tx, disputeRow, chargedBack))
  await setDispute(tx, disputeRow, { recoveredMinor, refundedMinor })
  const borne = disputeRow.amountMinor - recoveredMinor
  await raiseAlert(tx, tenantId, 'dispute_lost', ref, {
    dispute: disputeRow.id,
    minor: disputeRow.amountMinor,
    recoveredMinor,
    borne,
  })
  await tellOfLost(deps, tx, disputeRow, disputed, shares)
}

const isOtherDeadline = ({ evidenceBy }: DisputeRow, event: DisputeEvent) =>
  event.evidenceBy !== undefined && event.evidenceBy.getTime() !== evidenceBy?.getTime()

/** Plans the mails to staff before the time for evidence is over. */
async function planReminders(deps: Deps, tx: Tx, dispute: string, evidenceBy: Date | null): Promise<void> {
  if (!evidenceBy) return
  for (const days of [3, 1]) {
    const runAt = new Date(evidenceBy.getTime() - days * dayMs)
    if (runAt <= deps.clock.now()) continue
    const key = `${dispute}:${days}:${evidenceBy.getTime()}`
    await deps.jobs.add(tx, jobNames.remindOfDispute, { dispute, evidenceBy: evidenceBy.toISOString() }, { key, runAt })
  }
}

/**
 * Applies an event about a dispute of a payment, which is locked and captured. Events may come in any order, twice or
 * late: the state only moves from open to decided, and each amount is booked once.
 */
export async function applyDispute(deps: Deps, tx: Tx, row: PaymentRow, event: DisputeEvent): Promise<void> {
  const { tenantId } = row
  // Lock the orders first, so that a concurrent settlement either ends before or sees the dispute.
  await lockOrders(tx, tenantId, eq(orderHead.purchaseId, row.purchaseId))
  const { disputeRow, isNew } = await findOrCreate(tx, row, event)
  if (isNew) {
    const facts = { dispute: disputeRow.id, minor: disputeRow.amountMinor, currency: disputeRow.currency }
    await raiseAlert(tx, tenantId, 'dispute_opened', { kind: 'payment', id: row.id }, facts)
    // A decision that arrives first tells the same.
    const isDecision = event.state === 'dispute_won' || event.state === 'dispute_lost'
    if (!isDecision) await tellOfOpened(deps, tx, disputeRow, await disputedOrders(tx, row, disputeRow))
  }
  // A later event may bring the deadline, or another one.
  if (disputeRow.state === 'open' && (isNew || isOtherDeadline(disputeRow, event))) {
    if (!isNew) await setDispute(tx, disputeRow, aboutOf(event))
    await planReminders(deps, tx, disputeRow.id, event.evidenceBy ?? disputeRow.evidenceBy)
  }
  const { minor } = event.amount
  switch (event.state) {
    case 'disputed':
      return
    case 'dispute_withdrawn':
      if (await book(tx, disputeRow, 'chargeback', minor)) await setDispute(tx, disputeRow, { withdrawnMinor: minor })
      return
    case 'dispute_reinstated':
      if (await book(tx, disputeRow, 'chargeback_won', minor))
        await setDispute(tx, disputeRow, { reinstatedMinor: minor })
      return
    case 'dispute_won':
    case 'dispute_lost': {
      if (disputeRow.state !== 'open') return
      const state = event.state === 'dispute_won' ? 'won' : 'lost'
      await setDispute(tx, disputeRow, { state, closedAt: deps.clock.now() })
      if (state === 'lost') await lose(deps, tx, row, disputeRow)
      else await tellOfWon(deps, tx, disputeRow, await disputedOrders(tx, row, disputeRow))
    }
  }
}
