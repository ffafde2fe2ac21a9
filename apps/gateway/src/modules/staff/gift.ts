import { usdCentsRoundedUp } from '@tradepost/domain/money/money'
import { and, eq, gt, inArray, notInArray, or, sql } from 'drizzle-orm'
import { raiseAlert } from '../../platform/alerts/alerts.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { serviceAct } from '../../platform/db/schema/order/after-sales.ts'
import { currency, currentRate } from '../../platform/db/schema/platform.ts'
import { seller } from '../../platform/db/schema/seller.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { type FinanceSettings, siteOf } from '../../platform/site/site-settings.ts'
import type { ActRow } from './acts.ts'

/** The value that an act moves, and its receiver. */
export interface Gift {
  kind: ActRow['kind']
  receiver: string | null
  /** Amount in minor units of `unit`; null if the amount is not known in advance. */
  amount: number | null
  unit: string
  /** Units of `unit` per US dollar, if not at the newest rate. */
  perUsd?: string
}

type Weight = Pick<ActRow, 'receiver' | 'worth' | 'worthUnit'>

/**
 * Limits for the gifts of one member of staff, in US cents or points: per act, per 24 hours, and per receiver and 24
 * hours.
 */
const limitsOf = (finance: FinanceSettings, unit: ActRow['worthUnit']) =>
  unit === 'POINT'
    ? { act: finance.fourEyesPoints, day: finance.giftsPerDayPoints, receiver: finance.giftsPerReceiverPoints }
    : { act: finance.fourEyesUsd, day: finance.giftsPerDayUsd, receiver: finance.giftsPerReceiverUsd }

/**
 * Kinds of acts that move money between buyer and seller. They count towards the receiver's limit, but not towards the
 * limit of the member of staff.
 */
const betweenParties: ActRow['kind'][] = ['dispute', 'rental']

async function newestRate(tx: Tx, code: string): Promise<string | null> {
  const [rate] = await tx.select({ perUsd: currentRate.perUsd }).from(currentRate).where(eq(currentRate.code, code))
  return rate?.perUsd ?? null
}

/** Worth in US cents or points; null if unknown. An unknown worth exceeds every limit. */
export async function worthOf(
  tx: Tx,
  { amount, unit, perUsd }: Pick<Gift, 'amount' | 'unit' | 'perUsd'>,
): Promise<number | null> {
  if (amount === null) return null
  // One G Coin is worth one US cent.
  if (unit === 'POINT' || unit === 'GCOIN') return Math.abs(amount)
  const [row] = await tx.select().from(currency).where(eq(currency.code, unit))
  const rate = perUsd ?? (await newestRate(tx, unit))
  return row && rate !== null
    ? usdCentsRoundedUp(Math.abs(amount), { perUsd: rate, minorDigits: row.minorDigits })
    : null
}

/**
 * Serialises the acts of a member of staff and the acts for a receiver. Locks the keys in sorted order to avoid
 * deadlocks.
 */
export async function lockDay(tx: Tx, tenantId: number, userId: string, receiver: string | null): Promise<void> {
  const keys = [`gives:${userId}`, ...(receiver === null ? [] : [`gains:${receiver}`])].sort()
  for (const key of keys) await tx.execute(sql`select pg_advisory_xact_lock(${tenantId}::int, hashtext(${key}))`)
}

/** The total worth that a member of staff gave alone, and that a receiver gained, within 24 hours. */
export async function givenInDay(
  tx: Tx,
  tenantId: number,
  { userId, receiver, worthUnit }: Pick<ActRow, 'userId' | 'receiver' | 'worthUnit'>,
): Promise<{ given: number; gained: number }> {
  const { worth } = serviceAct
  const byUser = eq(serviceAct.userId, userId)
  const toReceiver = receiver === null ? sql`false` : eq(serviceAct.receiver, receiver)
  const isGift = and(byUser, eq(serviceAct.step, 'decided'), notInArray(serviceAct.kind, betweenParties))
  const [sums] = await tx
    .select({
      given: sql<string | null>`sum(${worth}) filter (where ${isGift})`,
      gained: sql<string | null>`sum(${worth}) filter (where ${toReceiver})`,
    })
    .from(serviceAct)
    .where(
      ofTenant(
        serviceAct,
        tenantId,
        gt(serviceAct.at, sql`moment() - interval '24 hours'`),
        eq(serviceAct.worthUnit, worthUnit),
        inArray(serviceAct.step, ['decided', 'approved']),
        or(byUser, toReceiver),
      ),
    )
  return { given: Number(sums?.given ?? 0), gained: Number(sums?.gained ?? 0) }
}

/**
 * Returns the worth of a gift, and whether one member of staff may give it alone. A second member of staff must approve
 * a gift above the limit per act, per day, or per receiver and day. A gift above a daily limit raises an alert.
 */
export async function checkGiftLimits(
  tx: Tx,
  tenantId: number,
  userId: string,
  gift: Gift,
): Promise<Weight & { alone: boolean }> {
  const { kind, receiver } = gift
  if (receiver === `user:${userId}`) throw new Failure('forbidden')
  const worthUnit = gift.unit === 'POINT' ? 'POINT' : 'USD'
  const worth = await worthOf(tx, gift)
  // Refusing a request, or paying the seller the agreed price, is no gift.
  const isGiven = receiver !== null || kind === 'coupon'
  const weight = { receiver, worth: isGiven ? (worth ?? 0) : 0, worthUnit } as const
  const limits = limitsOf((await siteOf(tx, tenantId)).finance, worthUnit)
  if (worth === null || worth > limits.act) return { ...weight, alone: false }
  if (!isGiven) return { ...weight, alone: true }
  await lockDay(tx, tenantId, userId, receiver)
  const { given, gained } = await givenInDay(tx, tenantId, { userId, ...weight })
  const exceeded =
    kind !== 'dispute' && kind !== 'rental' && given + worth > limits.day
      ? 'person'
      : receiver !== null && gained + worth > limits.receiver
        ? 'receiver'
        : null
  if (exceeded)
    await raiseAlert(
      tx,
      tenantId,
      'gift_limit',
      { kind: 'user', id: userId },
      { limit: exceeded, receiver, given, gained, worth, unit: worthUnit, act: kind },
    )
  return { ...weight, alone: exceeded === null }
}

/** Amount in US cents that a member of staff may still give alone today, regardless of receivers. */
export async function remainingAllowance(tx: Tx, tenantId: number, userId: string): Promise<number> {
  const { act, day } = limitsOf((await siteOf(tx, tenantId)).finance, 'USD')
  await lockDay(tx, tenantId, userId, null)
  const { given } = await givenInDay(tx, tenantId, { userId, receiver: null, worthUnit: 'USD' })
  return Math.max(0, Math.min(act, day - given))
}

/** The receiver of a gift to a seller: the user behind the seller, if there is one. */
export async function sellerReceiver(tx: Tx, tenantId: number, sellerId: string): Promise<string> {
  const [row] = await tx
    .select({ userId: seller.userId })
    .from(seller)
    .where(ofTenant(seller, tenantId, eq(seller.id, sellerId)))
  return row?.userId ? userReceiver(row.userId) : `seller:${sellerId}`
}
export const userReceiver = (userId: string): string => `user:${userId}`
