import { type RankFacts, rankScore } from '@tradepost/domain/ranking/offer-rank'
import type { SoldPrices, SoldWeek } from '@tradepost/domain/ranking/sold-prices'
import { dayMs } from '@tradepost/domain/time/durations'
import { gte, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { offerRank } from '../../platform/db/schema/offer/offer-rank.ts'
import { offerViewDay, offerViewer } from '../../platform/db/schema/offer/offer-view.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import type { Deps } from '../../platform/deps.ts'
import { type RankedOffer, type RankGroup, rankActor, rankFactsOf } from './rank-facts.ts'

/** Each changed offer moves in every index of its lists: few enough that one statement stays far below its time limit. */
const atOnce = 100
/** Days whose views make a brand popular, with the current one. */
const viewDays = 7

const soldColumns = (sold: SoldPrices | null) => ({
  ...{ soldCount: sold?.count ?? null, soldLow: sold?.low ?? null },
  ...{ soldMedian: sold?.median ?? null, soldHigh: sold?.high ?? null },
})
type Stored = RankFacts & ReturnType<typeof soldColumns> & { soldWeeks: SoldWeek[] }

const isSameCourse = (one: readonly SoldWeek[], other: readonly SoldWeek[] = []) =>
  one.length === other.length && one.every((week, index) => isSame(week, other[index]))

/**
 * Stores the facts and scores of some offers. Skips offers that a purchase has locked; returns how many were stored. An
 * order never waits for the ranking, and a deadlock with it is impossible.
 */
async function store(tx: Tx, tenantId: number, ranked: readonly RankedOffer[], now: Date): Promise<number> {
  const ids = ranked.map(({ offerId }) => offerId)
  const rows = await tx
    .select({ id: offer.id })
    .from(offer)
    .where(ofTenant(offer, tenantId, inArray(offer.id, ids)))
    .orderBy(offer.id)
    .for('no key update', { skipLocked: true })
  const free = new Set(rows.map(({ id }) => id))
  const stored = ranked.filter(({ offerId }) => free.has(offerId))
  if (stored.length === 0) return 0
  const excluded = (name: string) => sql.raw(`excluded.${name}`)
  await tx
    .insert(offerRank)
    .values(
      stored.map(({ offerId, facts, sold, weeks }) => ({
        ...{ tenantId, offerId, ...facts, ...soldColumns(sold), soldWeeks: weeks, rankedAt: now },
      })),
    )
    .onConflictDoUpdate({
      target: [offerRank.tenantId, offerRank.offerId],
      set: {
        ...{
          buyers: excluded('buyers'),
          rating: excluded('rating'),
          reviews: excluded('reviews'),
          kept: excluded('kept'),
        },
        ...{ measured: excluded('measured'), pricePercent: excluded('price_percent'), alike: excluded('alike') },
        ...{ ageDays: excluded('age_days'), stock: excluded('stock'), isSingle: excluded('is_single') },
        ...{ soldCount: excluded('sold_count'), soldLow: excluded('sold_low') },
        ...{ soldMedian: excluded('sold_median'), soldHigh: excluded('sold_high') },
        soldWeeks: excluded('sold_weeks'),
        rankedAt: excluded('ranked_at'),
      },
    })
  const scores = JSON.stringify(stored.map(({ offerId, score }) => ({ id: offerId, score })))
  await tx
    .update(offer)
    .set({ rankScore: sql`r.score` })
    .from(sql`jsonb_to_recordset(${scores}::jsonb) as r (id bigint, score int)`)
    .where(ofTenant(offer, tenantId, sql`${offer.id} = r.id and ${offer.rankScore} <> r.score`))
  return stored.length
}

const storedFacts = async (tx: Tx, tenantId: number, ids: readonly string[]) => {
  const rows = await tx
    .select()
    .from(offerRank)
    .where(ofTenant(offerRank, tenantId, inArray(offerRank.offerId, [...ids])))
  return new Map(rows.map(({ tenantId: _, offerId, rankedAt: __, ...facts }) => [offerId, facts as Stored]))
}
const isSame = <T extends object>(one: T, other: T | undefined) =>
  other !== undefined &&
  (Object.keys(one) as (keyof T)[]).every((name) => (one[name] ?? null) === (other[name] ?? null))

/** Distinct visitors per offer and day, added up over the last days of a group. */
async function viewsOf(tx: Tx, { tenantId, brandId, categoryId }: RankGroup, now: Date): Promise<number> {
  const first = new Date(now.getTime() - (viewDays - 1) * dayMs).toISOString().slice(0, 10)
  const isOfGroup = sql`exists (select from offer o where o.tenant_id = ${tenantId} and o.brand_id = ${brandId}
    and o.category_id = ${categoryId} and o.id = `
  const [over] = await tx
    .select({ views: sql<number>`coalesce(sum(${offerViewDay.viewers}), 0)`.mapWith(Number) })
    .from(offerViewDay)
    .where(ofTenant(offerViewDay, tenantId, gte(offerViewDay.day, first), sql`${isOfGroup}${offerViewDay.offerId})`))
  const [running] = await tx
    .select({ views: sql<number>`count(*)`.mapWith(Number) })
    .from(offerViewer)
    .where(ofTenant(offerViewer, tenantId, gte(offerViewer.day, first), sql`${isOfGroup}${offerViewer.offerId})`))
  return (over?.views ?? 0) + (running?.views ?? 0)
}

export interface GroupRanked {
  /** How many offers moved or are compared with other sales, and how many a purchase had locked. */
  changed: number
  locked: number
  orders: number
  views: number
}

/** Ranks the offers of a group: reads the facts once and stores in batches what differs. */
export async function rankOffers(deps: Deps, group: RankGroup): Promise<GroupRanked> {
  const now = deps.clock.now()
  const { tenantId } = group
  const read = await deps.db.withTenant(tenantId, rankActor, async (tx) => ({
    ...(await rankFactsOf(tx, group, now)),
    views: await viewsOf(tx, group, now),
  }))
  const result: GroupRanked = { changed: 0, locked: 0, orders: read.orders, views: read.views }
  for (let from = 0; from < read.offers.length; from += atOnce) {
    const batch = read.offers.slice(from, from + atOnce)
    await deps.db.withTenant(tenantId, rankActor, async (tx) => {
      const before = await storedFacts(
        tx,
        tenantId,
        batch.map(({ offerId }) => offerId),
      )
      const differing = batch
        .map((row) => {
          const { soldCount = null, soldLow = null, soldMedian = null, soldHigh = null } = before.get(row.offerId) ?? {}
          const isCompared = isSame(soldColumns(row.sold), { soldCount, soldLow, soldMedian, soldHigh })
          const score = rankScore(row.facts)
          return { ...row, score, isChanged: row.score !== score || !isCompared }
        })
        .filter((row) => {
          const known = before.get(row.offerId)
          return row.isChanged || !isSame(row.facts, known) || !isSameCourse(row.weeks, known?.soldWeeks)
        })
      if (differing.length === 0) return
      const stored = await store(tx, tenantId, differing, now)
      result.locked += differing.length - stored
      result.changed += differing.filter((row) => row.isChanged).length
    })
  }
  return result
}
