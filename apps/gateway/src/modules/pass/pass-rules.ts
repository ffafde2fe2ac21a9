import { createHash } from 'node:crypto'
import type { Money } from '@tradepost/contract'
import { dayMs, hourMs } from '@tradepost/domain/time/durations'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { passPlan, passSetting } from '../../platform/db/schema/pass.ts'
import { type Audience, type ShownCurrency, shownCurrency, shownPrice } from '../../platform/money/price.ts'

/** A period lasts exactly 30 × 24 hours, independent of month lengths and daylight saving time. */
export const periodMs = 30 * dayMs
/** Times of the attempts to charge the card, in milliseconds from the end of the running period. */
export const attemptOffsetsMs: readonly number[] = [-24, -12, 0, 24, 48].map((hours) => hours * hourMs)
/** The reminder is sent this long before the end of a period, which is before the first attempt to charge the card. */
export const remindBeforeMs = 72 * hourMs
/** Offset of an attempt. Attempts after the last planned one, which only the buyer starts, use the last offset. */
export const offsetOf = (attempt: number): number =>
  attemptOffsetsMs[Math.min(attempt, attemptOffsetsMs.length - 1)] ?? 0
/** A holder keeps access for this long after the end of a period whose renewal failed. */
export const graceMs = 72 * hourMs
export const heartbeatSeconds = 60
export const missedBeats = 3
/** After this time without a heartbeat, another device may take the lease. */
export const silentMs = heartbeatSeconds * missedBeats * 1000

type PassSettings = Omit<typeof passSetting.$inferSelect, 'tenantId'>
const defaults: PassSettings = {
  ...{ shortTrialPercent: 20, inviteHours: 12, reportPoints: 50, calculatorDaily: 10 },
  ...{ version: 0, setBy: null, setAt: null },
}

export async function passSettings(tx: Tx, tenantId: number): Promise<PassSettings> {
  const [row] = await tx.select().from(passSetting).where(ofTenant(passSetting, tenantId))
  return row ?? defaults
}

/** Length of a user's trial. Hashed from the user id, so it never changes. */
export function trialHours(tenantId: number, userId: string, shortTrialPercent: number): 6 | 24 {
  const percentile = createHash('sha256').update(`trial:${tenantId}:${userId}`).digest().readUInt32BE(0) % 100
  return percentile < shortTrialPercent ? 6 : 24
}

/** The tenant's price in a currency, else its price in US dollars at the newest rate. */
export async function planPrice(
  tx: Tx,
  context: Audience,
  toCurrencyId: string | undefined,
): Promise<{ price: Money | null; currency: ShownCurrency }> {
  const { tenantId } = context.tenant
  const currency = await shownCurrency(tx, context, toCurrencyId)
  const priceIn = async (code: string) => {
    const [row] = await tx
      .select({ minor: passPlan.priceMinor })
      .from(passPlan)
      .where(ofTenant(passPlan, tenantId, eq(passPlan.currency, code)))
    return row?.minor
  }
  const minor = await priceIn(currency.code)
  if (minor !== undefined) return { price: { minor, currency: currency.code }, currency }
  const usd = await priceIn('USD')
  return { price: usd === undefined ? null : shownPrice(usd, currency).price, currency }
}
