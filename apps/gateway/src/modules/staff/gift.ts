import { usdCentsRoundedUp } from '@tradepost/domain/money/money'
import { eq, sql } from 'drizzle-orm'
import { raiseAlert } from '../../platform/alerts/alerts.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { currency } from '../../platform/db/schema/platform.ts'
import { seller } from '../../platform/db/schema/seller.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { type FinanceSettings, siteOf } from '../../platform/site/site-settings.ts'
import type { ActRow } from './acts.ts'

/** What an act moves, and who gains by it. */
export interface Gift {
  kind: ActRow['kind']
  receiver: string | null
  /** Minor units of `unit`; null where nobody can say how much it will be. */
  amount: number | null
  unit: string
  /** Units of `unit` per US dollar, where they are not today's. */
  perUsd?: string
}

type Weight = Pick<ActRow, 'receiver' | 'worth' | 'worthUnit'>

/** Minor US dollars and points that one person may give alone: in an act, in 24 hours, to one receiver in 24 hours. */
const limitsOf = (finance: FinanceSettings, unit: ActRow['worthUnit']) =>
  unit === 'POINT'
    ? { act: finance.fourEyesPoints, day: finance.giftsPerDayPoints, receiver: finance.giftsPerReceiverPoints }
    : { act: finance.fourEyesUsd, day: finance.giftsPerDayUsd, receiver: finance.giftsPerReceiverUsd }

/** A decision on what is between buyer and seller gives nothing of ours: it counts for whom it favours, not for who decides. */
const notOurs = sql`('dispute', 'rental')`

async function newestRate(tx: Tx, code: string): Promise<string | null> {
  const { rows } = await tx.execute<{ per_usd: string }>(
    sql`select per_usd from fx_rate where code = ${code} order by rate_date desc limit 1`,
  )
  return rows[0]?.per_usd ?? null
}

/** US cents or points; null where it is not known, which is more than any limit. */
export async function worthOf(
  tx: Tx,
  { amount, unit, perUsd }: Pick<Gift, 'amount' | 'unit' | 'perUsd'>,
): Promise<number | null> {
  if (amount === null) return null
  // A G Coin is a US cent.
  if (unit === 'POINT' || unit === 'GCOIN') return Math.abs(amount)
  const [row] = await tx.select().from(currency).where(eq(currency.code, unit))
  const rate = perUsd ?? (await newestRate(tx, unit))
  return row && rate !== null
    ? usdCentsRoundedUp(Math.abs(amount), { perUsd: rate, minorDigits: row.minorDigits })
    : null
}

/** Acts of one person, and acts for one receiver, are weighed one after another; everybody locks in the same order. */
export async function lockDay(tx: Tx, tenantId: number, userId: string, receiver: string | null): Promise<void> {
  const keys = [`gives:${userId}`, ...(receiver === null ? [] : [`gains:${receiver}`])].sort()
  for (const key of keys) await tx.execute(sql`select pg_advisory_xact_lock(${tenantId}::int, hashtext(${key}))`)
}

/** What a person gave alone, and a receiver gained, within 24 hours. */
export async function givenInDay(
  tx: Tx,
  tenantId: number,
  { userId, receiver, worthUnit }: Pick<ActRow, 'userId' | 'receiver' | 'worthUnit'>,
): Promise<{ given: number; gained: number }> {
  const { rows } = await tx.execute<{ given: string; gained: string }>(sql`
    select coalesce(sum(worth) filter (where user_id = ${userId} and step = 'decided' and kind not in ${notOurs}), 0) as given,
      coalesce(sum(worth) filter (where receiver = ${receiver}), 0) as gained
    from service_act
    where tenant_id = ${tenantId} and at > moment() - interval '24 hours' and worth_unit = ${worthUnit}
      and step in ('decided', 'approved') and (user_id = ${userId} or receiver = ${receiver})`)
  return { given: Number(rows[0]?.given ?? 0), gained: Number(rows[0]?.gained ?? 0) }
}

/**
 * What a gift weighs, and whether one person alone may give it. The second person is needed for what is over the limit of
 * an act, of a person's day or of a receiver's day; reaching one of the days raises an alert.
 */
export async function weigh(
  tx: Tx,
  tenantId: number,
  userId: string,
  gift: Gift,
): Promise<Weight & { alone: boolean }> {
  const { kind, receiver } = gift
  if (receiver === `user:${userId}`) throw new Failure('forbidden')
  const worthUnit = gift.unit === 'POINT' ? 'POINT' : 'USD'
  const worth = await worthOf(tx, gift)
  // Refusing a buyer's wish, or paying the seller what was agreed, gives nobody anything.
  const isGiven = receiver !== null || kind === 'coupon'
  const weight = { receiver, worth: isGiven ? (worth ?? 0) : 0, worthUnit } as const
  const limits = limitsOf((await siteOf(tx, tenantId)).finance, worthUnit)
  if (worth === null || worth > limits.act) return { ...weight, alone: false }
  if (!isGiven) return { ...weight, alone: true }
  await lockDay(tx, tenantId, userId, receiver)
  const { given, gained } = await givenInDay(tx, tenantId, { userId, ...weight })
  const passed =
    kind !== 'dispute' && kind !== 'rental' && given + worth > limits.day
      ? 'person'
      : receiver !== null && gained + worth > limits.receiver
        ? 'receiver'
        : null
  if (passed)
    await raiseAlert(
      tx,
      tenantId,
      'gift_limit',
      { kind: 'user', id: userId },
      { limit: passed, receiver, given, gained, worth, unit: worthUnit, act: kind },
    )
  return { ...weight, alone: passed === null }
}

/** How much a person may still give alone to nobody in particular. */
export async function leftAlone(tx: Tx, tenantId: number, userId: string): Promise<number> {
  const { act, day } = limitsOf((await siteOf(tx, tenantId)).finance, 'USD')
  await lockDay(tx, tenantId, userId, null)
  const { given } = await givenInDay(tx, tenantId, { userId, receiver: null, worthUnit: 'USD' })
  return Math.max(0, Math.min(act, day - given))
}

/** Who gains what a seller gains: the person behind it, where there is one. */
export async function sellerReceiver(tx: Tx, tenantId: number, sellerId: string): Promise<string> {
  const [row] = await tx
    .select({ userId: seller.userId })
    .from(seller)
    .where(ofTenant(seller, tenantId, eq(seller.id, sellerId)))
  return row?.userId ? userReceiver(row.userId) : `seller:${sellerId}`
}
export const userReceiver = (userId: string): string => `user:${userId}`
