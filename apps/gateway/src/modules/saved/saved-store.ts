import { wishlistLimits } from '@tradepost/domain/limits/list-limits'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { savedMerge, viewedOffer, wish } from '../../platform/db/schema/saved.ts'

export interface Owner {
  tenantId: number
  userId: string
}

const wishesOf = ({ tenantId, userId }: Owner) => ofTenant(wish, tenantId, eq(wish.userId, userId))
const viewedBy = ({ tenantId, userId }: Owner) => ofTenant(viewedOffer, tenantId, eq(viewedOffer.userId, userId))

/** Changes to what one buyer keeps happen one after another, or the limits would not hold. */
export const lockSaved = (tx: Tx, { tenantId, userId }: Owner) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`saved:${tenantId}:${userId}`}, 0))`)

/** Wishes, newest first. */
export const readWishes = (tx: Tx, owner: Owner) =>
  tx
    .select({ offerId: wish.offerId, addedAt: wish.addedAt })
    .from(wish)
    .where(wishesOf(owner))
    .orderBy(desc(wish.addedAt), desc(wish.offerId))

/** Adds wishes as far as there is room, the first first; what is wished for already takes none. Needs the lock. */
export async function addWishes(tx: Tx, owner: Owner, offerIds: readonly string[]): Promise<{ leftOut: number }> {
  const held = new Set((await readWishes(tx, owner)).map(({ offerId }) => offerId))
  const wanted = [...new Set(offerIds)].filter((id) => !held.has(id))
  const fitting = wanted.slice(0, Math.max(0, wishlistLimits.buyer - held.size))
  // Of wishes that come together the first is the newest.
  for (const [place, offerId] of fitting.entries()) {
    const addedAt = sql`moment() - make_interval(secs => ${place} / 1000.0)`
    await tx
      .insert(wish)
      .values({ ...owner, offerId, addedAt })
      .onConflictDoNothing()
  }
  return { leftOut: wanted.length - fitting.length }
}

export const removeWish = (tx: Tx, owner: Owner, offerId: string) =>
  tx.delete(wish).where(and(wishesOf(owner), eq(wish.offerId, offerId)))

/** What was looked at, newest first. */
export async function readViewed(tx: Tx, owner: Owner): Promise<string[]> {
  const rows = await tx
    .select({ offerId: viewedOffer.offerId })
    .from(viewedOffer)
    .where(viewedBy(owner))
    .orderBy(desc(viewedOffer.viewedAt), desc(viewedOffer.offerId))
    .limit(wishlistLimits.viewed)
  return rows.map(({ offerId }) => offerId)
}

/** Notes what was looked at, the newest first, and forgets what is more than is kept. Needs the lock. */
export async function noteViewed(tx: Tx, owner: Owner, offerIds: readonly string[]): Promise<void> {
  for (const [place, offerId] of offerIds.entries()) {
    const viewedAt = sql`moment() - make_interval(secs => ${place} / 1000.0)`
    await tx
      .insert(viewedOffer)
      .values({ ...owner, offerId, viewedAt })
      .onConflictDoUpdate({
        target: [viewedOffer.tenantId, viewedOffer.userId, viewedOffer.offerId],
        set: { viewedAt: sql`greatest(${viewedOffer.viewedAt}, excluded.viewed_at)` },
      })
  }
  const kept = sql`select v.offer_id from viewed_offer v where v.tenant_id = ${owner.tenantId} and v.user_id = ${owner.userId}
    order by v.viewed_at desc, v.offer_id desc limit ${wishlistLimits.viewed}`
  await tx.delete(viewedOffer).where(and(viewedBy(owner), sql`${viewedOffer.offerId} not in (${kept})`))
}

export const forgetViewed = (tx: Tx, owner: Owner) => tx.delete(viewedOffer).where(viewedBy(owner))

/** True for the first time this merge id is seen. */
export async function isFirstMerge(tx: Tx, owner: Owner, mergeId: string): Promise<boolean> {
  const first = await tx
    .insert(savedMerge)
    .values({ ...owner, mergeId, mergedAt: sql`moment()` })
    .onConflictDoNothing()
    .returning({ id: savedMerge.mergeId })
  return first.length > 0
}

/** Those of the ids that are offers of this shop, in their order. */
export async function knownOffers(tx: Tx, tenantId: number, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from offer where tenant_id = ${tenantId} and id in ${[...ids]}`,
  )
  const known = new Set(rows.map(({ id }) => String(id)))
  return ids.filter((id) => known.has(id))
}
