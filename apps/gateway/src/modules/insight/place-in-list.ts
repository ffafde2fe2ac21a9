import { rankPoints } from '@tradepost/domain/ranking/offer-rank'
import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { offerRank } from '../../platform/db/schema/offer/offer-rank.ts'
import { offerListing } from '../../platform/db/schema/offer.ts'

const countIf = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number)

/** The places of listed offers in the lists of their brand and category, in the order that shoppers see first. */
export async function placesOf(tx: Tx, tenantId: number, offerIds: readonly string[]) {
  if (offerIds.length === 0) return new Map<string, never>()
  const own = offerListing
  const other = alias(offerListing, 'other')
  const rows = await tx
    .select({
      id: own.id,
      of: count(),
      // `recommended` in listing-sorts.ts: the highest score, then the lowest id.
      place: countIf(sql`${other.rankScore} > ${own.rankScore}
        or (${other.rankScore} = ${own.rankScore} and ${other.id} <= ${own.id})`),
      cheaper: countIf(sql`${other.priceMinor} < ${own.priceMinor}`),
      betterRated: countIf(sql`${other.rating} > ${own.rating}`),
    })
    .from(own)
    .innerJoin(other, ofTenant(other, tenantId, eq(other.brandId, own.brandId), eq(other.categoryId, own.categoryId)))
    .where(and(ofTenant(own, tenantId), inArray(own.id, [...offerIds])))
    .groupBy(own.id)
  const ranks = await tx
    .select()
    .from(offerRank)
    .where(ofTenant(offerRank, tenantId, inArray(offerRank.offerId, [...offerIds])))
  const pointsOf = new Map(ranks.map((rank) => [rank.offerId, rankPoints(rank)]))
  return new Map(rows.map(({ id, ...place }) => [id, { ...place, points: pointsOf.get(id) ?? null }]))
}
