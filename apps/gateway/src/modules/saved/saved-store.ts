import { wishlistLimits } from '@tradepost/domain/limits/list-limits'
import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import { savedMerge, viewedOffer, wish } from '../../platform/db/schema/saved.ts'

export interface Owner {
  tenantId: number
  userId: string
}

const wishesOf = ({ tenantId, userId }: Owner) => ofTenant(wish, tenantId, eq(wish.userId, userId))
const viewedBy = ({ tenantId, userId }: Owner) => ofTenant(viewedOffer, tenantId, eq(viewedOffer.userId, userId))

/** Serialises changes to the saved offers of a buyer, so that the limits hold. */
export const lockSaved = (tx: Tx, { tenantId, userId }: Owner) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`saved:${tenantId}:${userId}`}, 0))`)

/** The wishlist, newest first. */
export const readWishlist = (tx: Tx, owner: Owner) =>
  tx
    .select({ offerId: wish.offerId, addedAt: wish.addedAt })
    .from(wish)
    .where(wishesOf(owner))
    .orderBy(desc(wish.addedAt), desc(wish.offerId))

/**
 * Adds offers to the wishlist in order, up to its limit. Offers already on it do not count. The caller must hold
 * `lockSaved`.
 */
export async function addToWishlist(tx: Tx, owner: Owner, offerIds: readonly string[]): Promise<{ leftOut: number }> {
  const current = new Set((await readWishlist(tx, owner)).map(({ offerId }) => offerId))
  const added = [...new Set(offerIds)].filter((id) => !current.has(id))
  const fitting = added.slice(0, Math.max(0, wishlistLimits.buyer - current.size))
  // When several offers are added at once, the first of them is listed as the newest.
  for (const [index, offerId] of fitting.entries()) {
    const addedAt = sql`moment() - make_interval(secs => ${index} / 1000.0)`
    await tx
      .insert(wish)
      .values({ ...owner, offerId, addedAt })
      .onConflictDoNothing()
  }
  return { leftOut: added.length - fitting.length }
}

export const removeFromWishlist = (tx: Tx, owner: Owner, offerId: string) =>
  tx.delete(wish).where(and(wishesOf(owner), eq(wish.offerId, offerId)))

const newestViewed = (tx: Tx, owner: Owner) =>
  tx
    .select({ offerId: viewedOffer.offerId })
    .from(viewedOffer)
    .where(viewedBy(owner))
    .orderBy(desc(viewedOffer.viewedAt), desc(viewedOffer.offerId))
    .limit(wishlistLimits.viewed)

/** Ids of viewed offers, newest first. */
export async function readViewed(tx: Tx, owner: Owner): Promise<string[]> {
  const rows = await newestViewed(tx, owner)
  return rows.map(({ offerId }) => offerId)
}

/** Records viewed offers, given newest first, and deletes those beyond the limit. The caller must hold `lockSaved`. */
export async function recordViewed(tx: Tx, owner: Owner, offerIds: readonly string[]): Promise<void> {
  for (const [index, offerId] of offerIds.entries()) {
    const viewedAt = sql`moment() - make_interval(secs => ${index} / 1000.0)`
    await tx
      .insert(viewedOffer)
      .values({ ...owner, offerId, viewedAt })
      .onConflictDoUpdate({
        target: [viewedOffer.tenantId, viewedOffer.userId, viewedOffer.offerId],
        set: { viewedAt: sql`greatest(${viewedOffer.viewedAt}, excluded.viewed_at)` },
      })
  }
  await tx.delete(viewedOffer).where(and(viewedBy(owner), notInArray(viewedOffer.offerId, newestViewed(tx, owner))))
}

export const clearViewed = (tx: Tx, owner: Owner) => tx.delete(viewedOffer).where(viewedBy(owner))

/** Stores a merge id; true if it is new. */
export async function isFirstMerge(tx: Tx, owner: Owner, mergeId: string): Promise<boolean> {
  const first = await tx
    .insert(savedMerge)
    .values({ ...owner, mergeId, mergedAt: sql`moment()` })
    .onConflictDoNothing()
    .returning({ id: savedMerge.mergeId })
  return first.length > 0
}

/** Filters ids to those of this tenant's offers, in the given order. */
export async function existingOffers(tx: Tx, tenantId: number, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select({ id: offer.id })
    .from(offer)
    .where(ofTenant(offer, tenantId, inArray(offer.id, ids)))
  const existing = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => existing.has(id))
}
