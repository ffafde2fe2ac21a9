import { count, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { offerListing } from '../../platform/db/schema/offer.ts'

/** The place of an offer in the list of its brand and category, sorted by "best match"; null if it is not listed. */
export async function placeInList(tx: Tx, tenantId: number, id: string): Promise<{ place: number; of: number } | null> {
  const { brandId, categoryId, rankScore } = offerListing
  const [own] = await tx
    .select({ brandId, categoryId, rankScore })
    .from(offerListing)
    .where(ofTenant(offerListing, tenantId, eq(offerListing.id, id)))
  if (!own) return null
  // `recommended` in listing-sorts.ts: the highest score, then the lowest id.
  const isBefore = sql`${rankScore} > ${own.rankScore} or (${rankScore} = ${own.rankScore} and ${offerListing.id} <= ${id})`
  const [row] = await tx
    .select({ of: count(), place: sql<number>`count(*) filter (where ${isBefore})`.mapWith(Number) })
    .from(offerListing)
    .where(ofTenant(offerListing, tenantId, eq(brandId, own.brandId), eq(categoryId, own.categoryId)))
  return row ?? null
}
