import type { InputValues } from '@tradepost/domain/order/delivery-inputs'
import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id64, instant, minor, tenantId } from '../columns.ts'

export const cart = pgTable(
  'cart',
  {
    tenantId: tenantId(),
    buyerId: id64('buyer_id').notNull(),
    version: integer('version').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.buyerId] })],
)

export const cartLine = pgTable(
  'cart_line',
  {
    tenantId: tenantId(),
    buyerId: id64('buyer_id').notNull(),
    offerId: id64('offer_id').notNull(),
    quantity: integer('quantity').notNull(),
    addedAt: instant('added_at').notNull().defaultNow(),
    inputs: jsonb('inputs').$type<InputValues>().notNull().default({}),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.buyerId, t.offerId] })],
)

export const cartMerge = pgTable(
  'cart_merge',
  {
    tenantId: tenantId(),
    buyerId: id64('buyer_id').notNull(),
    mergeId: uuid('merge_id').notNull(),
    mergedAt: instant('merged_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.buyerId, t.mergeId] })],
)

/** The party that pays for a coupon's discount. */
export type CouponBearer = 'platform' | 'seller'

export const couponGrant = pgTable(
  'coupon_grant',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull(),
    buyerId: id64('buyer_id').notNull(),
    name: text('name').notNull(),
    couponId: uuid('coupon_id'),
    percentOff: integer('percent_off'),
    amountOffMinor: minor('amount_off_minor'),
    currency: text('currency'),
    minTotalMinor: minor('min_total_minor').notNull().default(0),
    borneBy: text('borne_by').$type<CouponBearer>().notNull().default('platform'),
    /** The seller who pays, and for whose offers alone the coupon is; null if the shop pays. */
    sellerId: id64('seller_id'),
    /** What the buyer paid for it, in points; 0 if it was given. */
    points: integer('points').notNull().default(0),
    grantedBy: text('granted_by').notNull().default(''),
    state: text('state').$type<'free' | 'locked' | 'used'>().notNull().default('free'),
    purchaseId: uuid('purchase_id'),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

/** A coupon with its terms, from which grants to buyers are created. */
export const coupon = pgTable(
  'coupon',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    percentOff: integer('percent_off'),
    amountOffMinor: minor('amount_off_minor'),
    currency: text('currency'),
    minTotalMinor: minor('min_total_minor').notNull().default(0),
    borneBy: text('borne_by').$type<CouponBearer>().notNull().default('platform'),
    sellerId: id64('seller_id'),
    /** Its price in points; null if it is given away. */
    points: integer('points'),
    validHours: integer('valid_hours').notNull(),
    claimFrom: instant('claim_from'),
    claimUntil: instant('claim_until'),
    claimsLeft: integer('claims_left'),
    stoppedAt: instant('stopped_at'),
    createdAt: instant('created_at').notNull().default(sql`moment()`),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)
