import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id64, instant, tenantId } from './columns.ts'

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

export const couponGrant = pgTable(
  'coupon_grant',
  {
    tenantId: tenantId(),
    id: uuid('id').notNull(),
    buyerId: id64('buyer_id').notNull(),
    name: text('name').notNull(),
    percentOff: integer('percent_off').notNull(),
    state: text('state').$type<'free' | 'locked' | 'used'>().notNull().default('free'),
    purchaseId: uuid('purchase_id'),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)
