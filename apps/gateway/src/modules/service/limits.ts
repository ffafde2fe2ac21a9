import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { currency } from '../../platform/db/schema/platform.ts'
import { siteOf } from '../finance/settings.ts'

/** US cents of an amount at a rate, rounded up: a limit is not passed by rounding. */
const usdCents = (minor: number, minorDigits: number, perUsd: number): number =>
  Math.ceil((Math.abs(minor) * 100) / (perUsd * 10 ** minorDigits))

/** Whether what a decision moves takes a second person. */
export async function needsTwo(
  tx: Tx,
  tenantId: number,
  { amount, unit, perUsd }: { amount: number; unit: string; perUsd?: string },
): Promise<boolean> {
  const { finance } = await siteOf(tx, tenantId)
  if (unit === 'POINT') return Math.abs(amount) > finance.fourEyesPoints
  const [known] = await tx.select().from(currency).where(eq(currency.code, unit))
  if (!known) return true
  const rate = perUsd ?? (await newestRate(tx, unit))
  return rate === null || usdCents(amount, known.minorDigits, Number(rate)) > finance.fourEyesUsd
}

async function newestRate(tx: Tx, code: string): Promise<string | null> {
  const { rows } = await tx.execute<{ per_usd: string }>(
    sql`select per_usd from fx_rate where code = ${code} order by rate_date desc limit 1`,
  )
  return rows[0]?.per_usd ?? null
}
