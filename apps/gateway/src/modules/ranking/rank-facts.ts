import { productStatus } from '@tradepost/contract/constants'
import { refundedStates } from '@tradepost/domain/order/order-states'
import { leastAlike, medianOf, promiseDays, type RankFacts, salesDays } from '@tradepost/domain/ranking/offer-rank'
import { type SoldPrices, type SoldWeek, soldPricesOf, soldWeeksOf } from '@tradepost/domain/ranking/sold-prices'
import { dayMs } from '@tradepost/domain/time/durations'
import { and, count, countDistinct, eq, gte, inArray, isNotNull, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { attributeDef } from '../../platform/db/schema/brand.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import { orderHead } from '../../platform/db/schema/order/order.ts'
import { seller } from '../../platform/db/schema/seller.ts'
import { deliveredInTime, deliveryIsOverdue } from '../insight/promise.ts'
import { salesOfGroup } from './group-sales.ts'

/** The offers of a brand and a category of a tenant. */
export const rankActor = 'platform:ranking'

export interface RankGroup {
  tenantId: number
  brandId: string
  categoryId: string
}

/** An offer with its current score, and the facts that a new score follows from. */
export interface RankedOffer {
  offerId: string
  score: number
  facts: RankFacts
  /** Prices of recent sales of similar offers, in US cents; null after too few sales. */
  sold: SoldPrices | null
  /** The course of those prices; empty after too few sales. */
  weeks: SoldWeek[]
}

const before = (now: Date, days: number) => new Date(now.getTime() - days * dayMs)
const offersOf = ({ tenantId, brandId, categoryId }: RankGroup) =>
  ofTenant(offer, tenantId, eq(offer.brandId, brandId), eq(offer.categoryId, categoryId))

/** Buyers and orders of each offer that were paid lately and not refunded. */
async function salesOf(tx: Tx, group: RankGroup, now: Date) {
  const rows = await tx
    .select({ offerId: orderHead.offerId, buyers: countDistinct(orderHead.buyerId), orders: count() })
    .from(orderHead)
    .innerJoin(offer, and(offersOf(group), eq(offer.id, orderHead.offerId)))
    .where(
      ofTenant(
        orderHead,
        group.tenantId,
        gte(orderHead.paidAt, before(now, salesDays)),
        notInArray(orderHead.state, [...refundedStates]),
      ),
    )
    .groupBy(orderHead.offerId)
  return new Map(rows.map(({ offerId, ...row }) => [offerId, row]))
}

/** Orders of each seller that were delivered in the promised time, and all whose promise has been kept or broken. */
async function promisesOf(tx: Tx, tenantId: number, sellerIds: readonly string[], now: Date) {
  if (sellerIds.length === 0) return new Map<string, never>()
  const rows = await tx
    .select({
      sellerId: orderHead.sellerId,
      kept: sql<number>`count(*) filter (where ${deliveredInTime})`.mapWith(Number),
      measured: count(),
    })
    .from(orderHead)
    .where(
      ofTenant(
        orderHead,
        tenantId,
        inArray(orderHead.sellerId, [...sellerIds]),
        gte(orderHead.paidAt, before(now, promiseDays)),
        or(isNotNull(orderHead.deliveredAt), deliveryIsOverdue(now)),
      ),
    )
    .groupBy(orderHead.sellerId)
  return new Map(rows.map(({ sellerId, ...row }) => [sellerId, row]))
}

/** Values of attributes that buyers choose from, and the unit: offers that agree in them are alike. */
function alikeKey(
  row: { attributes: readonly { a: string; v: string }[]; unitName: string | null },
  chosen: Set<string>,
) {
  const values = row.attributes.filter(({ a }) => chosen.has(String(a))).map(({ a, v }) => `${a}=${v}`)
  return JSON.stringify([row.unitName, ...values.toSorted()])
}

/** The facts and the score of every offer of the group that is not taken off the shelf, and the group's paid orders. */
export async function rankFactsOf(
  tx: Tx,
  group: RankGroup,
  now: Date,
): Promise<{ offers: RankedOffer[]; orders: number }> {
  const { tenantId } = group
  const choices = await tx
    .select({ id: attributeDef.id })
    .from(attributeDef)
    .where(ofTenant(attributeDef, tenantId, eq(attributeDef.attrType, 2)))
  const chosen = new Set(choices.map(({ id }) => id))
  const rows = await tx
    .select({
      ...{ id: offer.id, score: offer.rankScore, status: offer.status, priceMinor: offer.priceMinor },
      ...{ unitName: offer.unitName, available: offer.available, minQuantity: offer.minQuantity },
      ...{
        maxQuantity: offer.maxQuantity,
        received: offer.received,
        attributes: offer.attributes,
        listedAt: offer.listedAt,
      },
      ...{ sellerId: offer.sellerId, rating: seller.rating, reviews: seller.reviewCount },
    })
    .from(offer)
    .innerJoin(seller, ofTenant(seller, offer.tenantId, eq(seller.id, offer.sellerId)))
    .where(and(offersOf(group), ne(offer.status, productStatus.shelfDown)))
    .orderBy(offer.id)
  const sales = await salesOf(tx, group, now)
  const promises = await promisesOf(tx, tenantId, [...new Set(rows.map(({ sellerId }) => sellerId))], now)
  const alike = new Map<string, number[]>()
  const keyed = rows.map((row) => ({ ...row, key: alikeKey(row, chosen) }))
  for (const { key, priceMinor, status } of keyed)
    if (status === productStatus.onSale) alike.set(key, [...(alike.get(key) ?? []), priceMinor])
  const medians = new Map(
    [...alike].map(([key, prices]) => [key, { count: prices.length, median: medianOf(prices) }] as const),
  )
  const soldAlike = new Map<string, { minor: number; at: Date }[]>()
  for (const { usdMinor, paidAt, ...sold } of await salesOfGroup(tx, group, now)) {
    const key = alikeKey(sold, chosen)
    soldAlike.set(key, [...(soldAlike.get(key) ?? []), { minor: usdMinor, at: paidAt ?? now }])
  }
  const soldPrices = new Map(
    [...soldAlike].map(([key, sales]) => {
      const sold = soldPricesOf(sales.map(({ minor }) => minor))
      return [key, { sold, weeks: soldWeeksOf(sales) }] as const
    }),
  )
  const offers = keyed.map((row) => {
    const like = medians.get(row.key)
    const hasMedian = like?.median && like.count >= leastAlike
    const facts: RankFacts = {
      buyers: sales.get(row.id)?.buyers ?? 0,
      ...{ rating: row.rating, reviews: row.reviews },
      ...(promises.get(row.sellerId) ?? { kept: 0, measured: 0 }),
      pricePercent: hasMedian && like.median ? Math.round((100 * row.priceMinor) / like.median) : null,
      alike: like?.count ?? 0,
      ageDays: Math.max(0, Math.floor((now.getTime() - row.listedAt.getTime()) / dayMs)),
      stock: Math.floor(row.available / row.minQuantity),
      isSingle: row.maxQuantity === 1 && row.received === 1,
    }
    const { sold = null, weeks = [] } = soldPrices.get(row.key) ?? {}
    return { offerId: row.id, score: row.score, facts, sold, weeks }
  })
  return { offers, orders: [...sales.values()].reduce((sum, { orders }) => sum + orders, 0) }
}
