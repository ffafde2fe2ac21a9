import type { SellerStanding } from '@tradepost/domain/seller/seller-standing'
import { boolean, integer, jsonb, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Localised } from './brand.ts'
import { id64, instant, tenantId } from './columns.ts'

const score = (name: string) => numeric(name, { precision: 2, scale: 1, mode: 'number' })

export const seller = pgTable(
  'seller',
  {
    tenantId: tenantId(),
    id: id64('id').notNull(),
    userId: id64('user_id'),
    nickName: text('nick_name').notNull(),
    /** The name without look-alike differences, to compare names; the database fills it. */
    nameKey: text('name_key').notNull().default(''),
    about: jsonb('about').$type<Localised>().notNull().default({}),
    avatarPath: text('avatar_path').notNull(),
    bannerPath: text('banner_path').notNull(),
    /** The files of a picture and banner that the seller uploaded. */
    avatarFileId: uuid('avatar_file_id'),
    bannerFileId: uuid('banner_file_id'),
    rating: score('rating'),
    scoreSum: integer('score_sum').notNull().default(0),
    reviewCount: integer('review_count').notNull().default(0),
    level: integer('level'),
    ekyc: boolean('ekyc').notNull().default(false),
    deposit: boolean('deposit').notNull().default(false),
    indemnity: boolean('indemnity').notNull().default(false),
    /** Since when the seller has each mark. Triggers write marks and dates from the acts in `seller_mark`. */
    ekycSince: instant('ekyc_since'),
    depositSince: instant('deposit_since'),
    indemnitySince: instant('indemnity_since'),
    deliverySpeed: score('delivery_speed'),
    serviceAttitude: score('service_attitude'),
    productDescription: score('product_description'),
    performanceScore: numeric('performance_score', { precision: 4, scale: 1, mode: 'number' }),
    totalOrders: integer('total_orders').notNull().default(0),
    offerCount: integer('offer_count').notNull().default(0),
    presence: text('presence').$type<'auto' | 'online' | 'offline'>().notNull().default('auto'),
    standing: text('standing').$type<SellerStanding>().notNull().default('active'),
    standingReason: text('standing_reason'),
    standingSince: instant('standing_since'),
    /** The user who changed the standing; null for the platform. */
    standingBy: id64('standing_by'),
    vacationUntil: instant('vacation_until'),
    lastSeenAt: instant('last_seen_at'),
    memberSince: instant('member_since').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

export const sellerStandingChange = pgTable(
  'seller_standing_change',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull(),
    sellerId: id64('seller_id').notNull(),
    at: instant('at').notNull(),
    fromStanding: text('from_standing').$type<SellerStanding>().notNull(),
    toStanding: text('to_standing').$type<SellerStanding>().notNull(),
    reason: text('reason'),
    changedBy: id64('changed_by'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

export const sellerLevelRecord = pgTable(
  'seller_level_record',
  {
    tenantId: tenantId(),
    sellerId: id64('seller_id').notNull(),
    since: instant('since').notNull(),
    level: integer('level').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.sellerId, t.since] })],
)
