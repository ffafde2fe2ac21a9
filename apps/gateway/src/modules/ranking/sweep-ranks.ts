import { dayMs, minuteMs } from '@tradepost/domain/time/durations'
import { and, eq, gt, isNull, lte, or, sql, sum } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { notifyChange } from '../../platform/db/live.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { brand, brandCategory } from '../../platform/db/schema/brand.ts'
import { rankDue, rankGroup } from '../../platform/db/schema/offer/offer-rank.ts'
import { tenant } from '../../platform/db/schema/platform.ts'
import type { Deps } from '../../platform/deps.ts'
import { copySellerRatings } from './copy-seller-ratings.ts'
import type { RankGroup } from './rank-facts.ts'
import { rankActor } from './rank-facts.ts'
import { rankOffers } from './rank-offers.ts'

/** Every group is ranked again after this time: what is old leaves the sums. */
const wholeEveryMs = dayMs
/** A large group is ranked less often: a minute for every thousand offers. */
const pauseOf = (offers: number) => Math.min(60, Math.ceil(offers / 1000)) * minuteMs

/** The groups of a tenant that something moved, or that were not ranked for a day. */
async function dueGroups(tx: Tx, tenantId: number, now: Date): Promise<RankGroup[]> {
  const { brandId, categoryId, offerCount } = brandCategory
  const marked = sql<boolean>`exists (select from rank_due d where d.tenant_id = ${tenantId}
    and d.brand_id = ${brandId} and d.category_id = ${categoryId})`
  const rows = await tx
    .select({ brandId, categoryId, offerCount, rankedAt: rankGroup.rankedAt, marked })
    .from(brandCategory)
    .leftJoin(
      rankGroup,
      ofTenant(rankGroup, tenantId, eq(rankGroup.brandId, brandId), eq(rankGroup.categoryId, categoryId)),
    )
    .where(
      ofTenant(
        brandCategory,
        tenantId,
        or(
          marked,
          and(gt(offerCount, 0), isNull(rankGroup.rankedAt)),
          lte(rankGroup.rankedAt, new Date(now.getTime() - wholeEveryMs)),
        ),
      ),
    )
    .orderBy(brandId, categoryId)
  return rows
    .filter(({ rankedAt, offerCount }) => !rankedAt || now.getTime() - rankedAt.getTime() >= pauseOf(offerCount))
    .map(({ brandId, categoryId }) => ({ tenantId, brandId, categoryId }))
}

/** Begins to rank a group and returns the ids of its marks; null if another process has just ranked it. */
async function begin(tx: Tx, { tenantId, brandId, categoryId }: RankGroup, now: Date): Promise<bigint[] | null> {
  await tx
    .insert(rankGroup)
    .values({ tenantId, brandId, categoryId, rankedAt: new Date(0) })
    .onConflictDoNothing()
  const isGroup = ofTenant(rankGroup, tenantId, eq(rankGroup.brandId, brandId), eq(rankGroup.categoryId, categoryId))
  const { rowCount } = await tx
    .update(rankGroup)
    .set({ rankedAt: now })
    .where(and(isGroup, lte(rankGroup.rankedAt, new Date(now.getTime() - minuteMs))))
  if (rowCount !== 1) return null
  const marks = await tx
    .select({ id: rankDue.id })
    .from(rankDue)
    .where(ofTenant(rankDue, tenantId, eq(rankDue.brandId, brandId), eq(rankDue.categoryId, categoryId)))
  return marks.map(({ id }) => id)
}

/** Ranks one group and keeps its orders and views. Marks it again if a purchase had locked some of its offers. */
async function rankGroupOnce(deps: Deps, group: RankGroup): Promise<boolean> {
  const { tenantId, brandId, categoryId } = group
  const now = deps.clock.now()
  const marks = await deps.db.withTenant(tenantId, rankActor, (tx) => begin(tx, group, now))
  if (!marks) return false
  const { changed, locked, orders, views } = await rankOffers(deps, group)
  const isWaiting = await copySellerRatings(deps, group)
  await deps.db.withTenant(tenantId, rankActor, async (tx) => {
    await tx
      .update(rankGroup)
      .set({ orders, views })
      .where(ofTenant(rankGroup, tenantId, eq(rankGroup.brandId, brandId), eq(rankGroup.categoryId, categoryId)))
    // Only the marks that the ranking has seen; after a crash they are still there.
    const seen = sql.join(
      marks.map((id) => sql`${id}`),
      sql`, `,
    )
    if (marks.length > 0) await tx.delete(rankDue).where(ofTenant(rankDue, tenantId, sql`${rankDue.id} in (${seen})`))
    if (locked > 0 || isWaiting) await tx.insert(rankDue).values({ tenantId, brandId, categoryId })
    if (changed > 0) await notifyChange(tx, tenantId, [`list:${brandId}`])
  })
  return true
}

/** The brands that shops show first, by views and by orders. */
async function firstBrands(tx: Tx, tenantId: number): Promise<string> {
  const most = 24
  const { id, popularity, sales } = brand
  const lists = [popularity, sales].map((column) =>
    tx
      .select({ id, isAny: sql<boolean>`${column} > 0` })
      .from(brand)
      .where(ofTenant(brand, tenantId, eq(brand.enabled, true)))
      .orderBy(sql`${column} desc`, id)
      .limit(most),
  )
  const rows = []
  for (const list of lists) rows.push(await list)
  return JSON.stringify(rows)
}

/** Adds up orders and views of the groups by brand. Announces it when the first brands stand in another order. */
async function countBrands(deps: Deps, tenantId: number): Promise<void> {
  await deps.db.withTenant(tenantId, rankActor, async (tx) => {
    const before = await firstBrands(tx, tenantId)
    const totals = tx.$with('totals').as(
      tx
        .select({
          brandId: rankGroup.brandId,
          orders: sum(rankGroup.orders).mapWith(Number).as('orders'),
          views: sum(rankGroup.views).mapWith(Number).as('views'),
        })
        .from(rankGroup)
        .where(ofTenant(rankGroup, tenantId))
        .groupBy(rankGroup.brandId),
    )
    await tx
      .with(totals)
      .update(brand)
      .set({ popularity: sql`${totals.views}`, sales: sql`${totals.orders}` })
      .from(totals)
      .where(
        ofTenant(
          brand,
          tenantId,
          eq(brand.id, totals.brandId),
          sql`(${brand.popularity}, ${brand.sales}) is distinct from (${totals.views}, ${totals.orders})`,
        ),
      )
    if (before !== (await firstBrands(tx, tenantId))) await notifyChange(tx, tenantId, ['site'])
  })
}

/** Ranks what is due in one tenant. Returns how many groups were ranked. */
export async function rankTenant(deps: Deps, tenantId: number): Promise<number> {
  const groups = await deps.db.withTenant(tenantId, rankActor, (tx) => dueGroups(tx, tenantId, deps.clock.now()))
  let ranked = 0
  for (const group of groups) if (await rankGroupOnce(deps, group)) ranked++
  if (ranked > 0) await countBrands(deps, tenantId)
  return ranked
}

/** Ranks what is due in every tenant. Several processes may do it at once. */
export async function sweepRanks(deps: Deps): Promise<number> {
  const tenants = await deps.db.withoutTenant((tx) => tx.select({ id: tenant.id }).from(tenant).orderBy(tenant.id))
  let ranked = 0
  for (const { id } of tenants) ranked += await rankTenant(deps, id)
  return ranked
}
