import type { SoldWeek } from '@tradepost/domain/ranking/sold-prices'
import { bigint, boolean, integer, jsonb, numeric, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { id64, instant, minor, tenantId } from '../columns.ts'

/** The facts behind the `rankScore` of an offer. */
export const offerRank = pgTable(
  'offer_rank',
  {
    tenantId: tenantId(),
    offerId: id64('offer_id').notNull(),
    buyers: integer('buyers').notNull(),
    rating: numeric('rating', { precision: 2, scale: 1, mode: 'number' }),
    reviews: integer('reviews').notNull(),
    kept: integer('kept').notNull(),
    measured: integer('measured').notNull(),
    pricePercent: integer('price_percent'),
    alike: integer('alike').notNull(),
    ageDays: integer('age_days').notNull(),
    stock: integer('stock').notNull(),
    isSingle: boolean('is_single').notNull(),
    /** Prices of sales of similar offers, in US cents; null while too few were sold. */
    soldCount: integer('sold_count'),
    soldLow: minor('sold_low'),
    soldMedian: minor('sold_median'),
    soldHigh: minor('sold_high'),
    /** The medians of weeks with enough of those sales, oldest first. */
    soldWeeks: jsonb('sold_weeks').$type<SoldWeek[]>().notNull().default([]),
    rankedAt: instant('ranked_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.offerId] })],
)

/** When the offers of a brand and category were ranked, with their orders and views of the time before. */
export const rankGroup = pgTable(
  'rank_group',
  {
    tenantId: tenantId(),
    brandId: id64('brand_id').notNull(),
    categoryId: id64('category_id').notNull(),
    rankedAt: instant('ranked_at').notNull(),
    orders: integer('orders').notNull().default(0),
    views: integer('views').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.brandId, t.categoryId] })],
)

/** Brands and categories in which something changed that moves the order: a row per change. */
export const rankDue = pgTable(
  'rank_due',
  {
    tenantId: tenantId(),
    id: bigint('id', { mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
    brandId: id64('brand_id').notNull(),
    categoryId: id64('category_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)
