import { couponRefusal, couponShares, spread } from '@tradepost/domain/order/coupon'
import { isOneOf, refundedStates, unpaidEnds } from '@tradepost/domain/order/order-states'
import { eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { couponGrant } from '../../platform/db/schema/order/cart.ts'
import { orderHead } from '../../platform/db/schema/order/order.ts'
import { couponTermsFor } from '../coupon/coupon-terms.ts'
import { lockOrders } from './order-store.ts'
import type { OrderRow } from './order-view.ts'

type Grant = typeof couponGrant.$inferSelect

/** True if the order counts for the coupon: it neither ended unpaid nor was refunded. */
const isKept = ({ state }: OrderRow) => !isOneOf(unpaidEnds, state) && !isOneOf(refundedStates, state)
/** An order as a line that its coupon may count. */
const lineOf = ({ fullMinor, sellerId }: OrderRow) => ({ minor: fullMinor, sellerId })
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

async function couponOf(tx: Tx, tenantId: number, purchaseId: string): Promise<Grant | undefined> {
  const [row] = await tx
    .select()
    .from(couponGrant)
    .where(ofTenant(couponGrant, tenantId, eq(couponGrant.purchaseId, purchaseId)))
  return row
}

const setCoupon = (tx: Tx, grant: Grant, from: Grant['state'][], to: Pick<Grant, 'state' | 'purchaseId'>) =>
  tx
    .update(couponGrant)
    .set(to)
    .where(ofTenant(couponGrant, grant.tenantId, eq(couponGrant.id, grant.id), inArray(couponGrant.state, from)))
const free = { state: 'free', purchaseId: null } as const

/** Sets the discount of an order, and its total with it. */
async function setDiscount(tx: Tx, row: OrderRow, discountMinor: number): Promise<void> {
  if (row.discountMinor === discountMinor) return
  const totalMinor = row.fullMinor - discountMinor
  await tx
    .update(orderHead)
    .set({ discountMinor, totalMinor })
    .where(ofTenant(orderHead, row.tenantId, eq(orderHead.id, row.id)))
  Object.assign(row, { discountMinor, totalMinor })
}

/** The discounts of the unpaid orders: they share what the paid orders have left of the coupon. */
async function sharesOf(tx: Tx, grant: Grant, paid: readonly OrderRow[], waiting: readonly OrderRow[]) {
  const [first] = waiting
  if (!first) return []
  const terms = await couponTermsFor(tx, grant.tenantId, grant, { code: first.currency, perUsd: first.perUsd })
  const spent = sum(paid.map((row) => row.discountMinor))
  const left = (amount: number | null) => (amount === null ? null : Math.max(0, amount - spent))
  const lines = waiting.map(lineOf)
  return couponShares(
    { ...terms, amountOffMinor: left(terms.amountOffMinor), mostOffMinor: left(terms.mostOffMinor) },
    lines,
  )
}

/**
 * Recalculates a purchase's coupon after one of its orders ended, as if that order had never been part of it.
 * The buyer gets the coupon back when it no longer applies to what is left.
 */
export async function recalculateCoupon(tx: Tx, tenantId: number, purchaseId: string): Promise<void> {
  const grant = await couponOf(tx, tenantId, purchaseId)
  if (!grant) return
  const rows = await lockOrders(tx, tenantId, eq(orderHead.purchaseId, purchaseId))
  const kept = rows.filter(isKept)
  const waiting = kept.filter((row) => row.state === 'awaiting_payment')
  const paid = kept.filter((row) => row.state !== 'awaiting_payment')
  const lines = kept.map(lineOf)
  const isGood = kept.length > 0 && couponRefusal(grant, lines, kept[0]?.currency ?? '') === null
  const shares = isGood ? await sharesOf(tx, grant, paid, waiting) : []
  for (const [index, row] of waiting.entries()) await setDiscount(tx, row, shares[index] ?? 0)
  // A delivered order has used the coupon, even if it was refunded later.
  const isUsed = rows.some((row) => row.discountMinor > 0 && row.paidBy !== null && (isKept(row) || row.deliveredAt))
  if (!isUsed && !isGood) await setCoupon(tx, grant, ['locked', 'used'], free)
}

/** Marks the coupon of a purchase as used. */
export async function useCoupon(tx: Tx, tenantId: number, purchaseId: string): Promise<void> {
  const grant = await couponOf(tx, tenantId, purchaseId)
  if (grant) await setCoupon(tx, grant, ['locked'], { state: 'used', purchaseId })
}

/** An order whose price rises because it loses its share of the coupon. */
export interface PriceRise {
  order: OrderRow
  more: number
}

/**
 * When a refunded order leaves too little in the purchase for its coupon, takes the discount of the other orders out of
 * the refund. They then cost their full price; the refund never falls below zero.
 */
export async function revokeDiscount(tx: Tx, order: OrderRow, siblings: readonly OrderRow[]): Promise<PriceRise[]> {
  const kept = siblings.filter((row) => isKept(row) && row.paidBy !== null && row.discountMinor > 0)
  const grant = kept.length > 0 ? await couponOf(tx, order.tenantId, order.purchaseId) : undefined
  if (!grant) return []
  const lines = siblings.filter((row) => isKept(row) && row.paidBy !== null).map(lineOf)
  if (couponRefusal(grant, lines, order.currency) === null) return []
  // The share of a discount that went back with refunded pieces is not taken a second time.
  const discounts = kept.map((row) => row.discountMinor - row.partDiscountMinor)
  const shares = spread(Math.min(order.totalMinor - order.partRefundedMinor, sum(discounts)), discounts)
  const rises: PriceRise[] = []
  for (const [index, row] of kept.entries()) {
    const more = shares[index] ?? 0
    if (more === 0) continue
    await setDiscount(tx, row, row.discountMinor - more)
    await setDiscount(tx, order, order.discountMinor + more)
    rises.push({ order: row, more })
  }
  return rises
}
