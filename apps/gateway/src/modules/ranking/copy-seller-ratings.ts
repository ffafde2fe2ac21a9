import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import { seller } from '../../platform/db/schema/seller.ts'
import type { Deps } from '../../platform/deps.ts'
import { type RankGroup, rankActor } from './rank-facts.ts'

const atOnce = 100

const withOldRating = (tx: Tx, { tenantId, brandId, categoryId }: RankGroup) =>
  tx
    .select({ id: offer.id, rating: seller.rating })
    .from(offer)
    .innerJoin(seller, ofTenant(seller, offer.tenantId, eq(seller.id, offer.sellerId)))
    .where(
      ofTenant(
        offer,
        tenantId,
        and(
          eq(offer.brandId, brandId),
          eq(offer.categoryId, categoryId),
          sql`${offer.sellerRating} is distinct from ${seller.rating}`,
        ),
      ),
    )

/**
 * Copies the ratings of sellers to their offers of a group, a hundred at a time; a trigger does so for sellers with few
 * offers. Skips offers that a purchase has locked, and returns whether there are any.
 */
export async function copySellerRatings(deps: Deps, group: RankGroup): Promise<boolean> {
  for (;;) {
    const copied = await deps.db.withTenant(group.tenantId, rankActor, async (tx) => {
      const rows = await withOldRating(tx, group)
        .orderBy(offer.id)
        .limit(atOnce)
        .for('no key update', { of: offer, skipLocked: true })
      for (const rating of new Set(rows.map((row) => row.rating))) {
        const ids = rows.filter((row) => row.rating === rating).map(({ id }) => id)
        await tx
          .update(offer)
          .set({ sellerRating: rating })
          .where(ofTenant(offer, group.tenantId, inArray(offer.id, ids)))
      }
      return rows.length
    })
    if (copied < atOnce) break
  }
  const left = await deps.db.withTenant(group.tenantId, rankActor, (tx) => withOldRating(tx, group).limit(1))
  return left.length > 0
}
