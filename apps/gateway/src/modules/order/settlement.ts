import { wholeUsd } from '@tradepost/domain/money/money'
import { confirmableStates, isOneOf } from '@tradepost/domain/order/order-states'
import { dayMs, hourMs } from '@tradepost/domain/time/durations'
import { afterSalesHours } from '@tradepost/domain/time/windows'
import { asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { posting, transfer } from '../../platform/db/schema/order/ledger.ts'
import { orderHead } from '../../platform/db/schema/order/order.ts'
import { currency } from '../../platform/db/schema/platform.ts'
import type { Deps } from '../../platform/deps.ts'
import { uuid5 } from '../../platform/ids/uuid5.ts'
import { type FinanceSettings, siteOf } from '../../platform/site/site-settings.ts'
import { after } from '../../platform/time/clock.ts'
import { accountId, accounts, postTransfer } from '../ledger/ledger.ts'
import { agreedTax, noteOwed, owed } from '../tax/order-tax.ts'
import { jobNames } from './job-names.ts'
import { earnedMinor, feeOf, planPayouts, planRelease, reserveOf, reserveStepOf } from './line-share.ts'
import { hasOpenClaim } from './open-claims.ts'
import { lockOrders, moveOrder } from './order-store.ts'
import type { OrderRow } from './order-view.ts'
import { isDisputed, waitsForDispute } from './payment-disputes.ts'

/** Id of the transfer that pays a confirmed order out. */
export const settleId = (orderId: string) => uuid5('settle', orderId)

/** The buyer's first paid order earns more when it was paid within 24 hours (inclusive) of registering. */
async function pointsFactor(tx: Tx, row: OrderRow, settings: FinanceSettings): Promise<number> {
  const { tenantId, buyerId } = row
  const [buyer] = await tx
    .select({ createdAt: appUser.createdAt })
    .from(appUser)
    .where(ofTenant(appUser, tenantId, eq(appUser.id, buyerId)))
  if (!buyer || !row.paidAt || row.paidAt.getTime() - buyer.createdAt.getTime() > dayMs) return 1
  const [first] = await tx
    .select({ id: orderHead.id })
    .from(orderHead)
    .where(ofTenant(orderHead, tenantId, eq(orderHead.buyerId, buyerId), isNotNull(orderHead.paidAt)))
    .orderBy(asc(orderHead.paidAt), asc(orderHead.id))
    .limit(1)
  return first?.id === row.id ? settings.firstOrderPointsFactor : 1
}

/** Kinds of point transfers of an order: for the order itself, and for the buyer's first one. */
const earned = ['order', 'first_order'] as const

async function earnPoints(tx: Tx, row: OrderRow, settings: FinanceSettings): Promise<void> {
  const { tenantId, buyerId } = row
  const [unit] = await tx.select().from(currency).where(eq(currency.code, row.currency))
  const base =
    wholeUsd(row.totalMinor - row.partRefundedMinor, { perUsd: row.perUsd, minorDigits: unit?.minorDigits ?? 2 }) *
    settings.pointsPerUsd
  const give = async (id: string, kind: (typeof earned)[number], points: number) => {
    if (points <= 0) return
    await postTransfer(tx, tenantId, {
      id,
      kind: 'points',
      unit: 'POINT',
      ref: { kind, id: row.id },
      legs: [
        { account: accounts.pointsIssue, amount: -points },
        { account: accounts.points(buyerId), amount: points },
      ],
    })
  }
  await give(uuid5('points', row.id), 'order', base)
  // The transfer's id is derived from the buyer's id, so that each buyer gets only one such transfer.
  const more = base * ((await pointsFactor(tx, row, settings)) - 1)
  await give(uuid5('first-order-points', tenantId, buyerId), 'first_order', more)
}

/** Tells whether the buyer may confirm receipt of an order. */
export async function canConfirm(tx: Tx, row: OrderRow): Promise<boolean> {
  if (!isOneOf(confirmableStates, row.state) || row.deliveredAt === null) return false
  if (await isDisputed(tx, row.tenantId, row.paidBy)) return false
  return !(await hasOpenClaim(tx, row))
}

/** Confirms a delivered order: pays the seller, less tax and fee, and gives the buyer points. */
export async function confirm(deps: Deps, tx: Tx, row: OrderRow): Promise<boolean> {
  if (!(await canConfirm(tx, row))) return false
  const { tenantId } = row
  const moved = await moveOrder(tx, row, 'confirmed', { confirmedAt: deps.clock.now(), deadlineAt: null })
  if (!moved) return false
  const { finance } = await siteOf(tx, tenantId)
  const held = earnedMinor(row)
  const tax = agreedTax(row)
  const fee = feeOf(held - tax, row.feePercent)
  const due = owed(row)
  const step = await reserveStepOf(tx, tenantId, row.sellerId, finance)
  const reserve = reserveOf(held - tax - fee, step)
  await postTransfer(tx, tenantId, {
    id: settleId(row.id),
    kind: 'settle',
    unit: row.currency,
    ref: { kind: 'order', id: row.id },
    legs: [
      { account: accounts.escrow, amount: -held },
      { account: accounts.payable(row.sellerId), amount: held - tax - fee - reserve },
      { account: accounts.reserve(row.sellerId), amount: reserve },
      // The platform bears what a bank took back, so the tax that this no longer owes is the platform's.
      { account: accounts.fee, amount: fee + tax - due.tax },
      { account: accounts.tax, amount: due.tax },
    ],
  })
  await noteOwed(tx, row, settleId(row.id), due)
  if (step && reserve > 0) await planRelease(deps, tx, row.id, step)
  await planPayouts(deps, tx, tenantId, finance)
  await earnPoints(tx, row, finance)
  const runAt = after(deps, afterSalesHours * hourMs)
  await deps.jobs.add(tx, jobNames.closeOrder, { orderId: row.id }, { key: row.id, runAt })
  return true
}

/** Confirms an order whose buyer did not act before the deadline. */
export async function confirmBySilence(deps: Deps, tx: Tx, tenantId: number, orderId: string): Promise<void> {
  const [row] = await lockOrders(tx, tenantId, eq(orderHead.id, orderId))
  if (row?.state !== 'delivered' || !row.deadlineAt || row.deadlineAt > deps.clock.now()) return
  if (!(await waitsForDispute(deps, tx, jobNames.autoConfirm, row))) await confirm(deps, tx, row)
}

/** Closes a confirmed order once its after-sales time is over. */
export async function closeConfirmed(deps: Deps, tx: Tx, tenantId: number, orderId: string): Promise<void> {
  const [row] = await lockOrders(tx, tenantId, eq(orderHead.id, orderId))
  const since = row?.confirmedAt?.getTime() ?? Number.POSITIVE_INFINITY
  if (row?.state === 'confirmed' && since + afterSalesHours * hourMs <= deps.clock.now().getTime()) {
    await moveOrder(tx, row, 'closed')
  }
}

/** The points that an order earned its buyer. */
export const pointsOf = (tx: Tx, { tenantId, id, buyerId }: OrderRow): Promise<number> =>
  pointsFor(tx, tenantId, buyerId, earned, id)

/** The points a buyer got from transfers of these kinds, for one reference or for all. */
export async function pointsFor(
  tx: Tx,
  tenantId: number,
  buyerId: string,
  refKinds: readonly string[],
  refId?: string,
): Promise<number> {
  const account = accountId(tenantId, accounts.points(buyerId), 'POINT')
  const [total] = await tx
    .select({ amount: sql<string>`coalesce(sum(${posting.amount}), 0)` })
    .from(posting)
    .innerJoin(transfer, ofTenant(transfer, posting.tenantId, eq(transfer.id, posting.transferId)))
    .where(
      ofTenant(
        posting,
        tenantId,
        eq(posting.accountId, account),
        inArray(transfer.refKind, [...refKinds]),
        refId === undefined ? undefined : eq(transfer.refId, refId),
      ),
    )
  return Number(total?.amount ?? 0)
}
