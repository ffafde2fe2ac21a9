import { eq, gt, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { offerPrice } from '../../platform/db/schema/offer/offer-price.ts'
import { Failure } from '../../platform/failure/failure.ts'

/** How often the price of one offer may change within 24 hours. */
export const pricesPerDay = 100

/** Refuses a new price of an offer whose price changed too often. The caller has locked the offer. */
export async function requireFewPrices(tx: Tx, tenantId: number, offerId: string): Promise<void> {
  const isRecent = gt(offerPrice.since, sql`moment() - interval '24 hours'`)
  const changes = await tx.$count(offerPrice, ofTenant(offerPrice, tenantId, eq(offerPrice.offerId, offerId), isRecent))
  if (changes >= pricesPerDay) throw new Failure('rate_limited', { field: 'priceMinor' })
}
