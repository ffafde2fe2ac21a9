import { pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { id64, instant, tenantId } from './columns.ts'

export const wish = pgTable(
  'wish',
  {
    tenantId: tenantId(),
    userId: id64('user_id').notNull(),
    offerId: id64('offer_id').notNull(),
    addedAt: instant('added_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.userId, t.offerId] })],
)

export const viewedOffer = pgTable(
  'viewed_offer',
  {
    tenantId: tenantId(),
    userId: id64('user_id').notNull(),
    offerId: id64('offer_id').notNull(),
    viewedAt: instant('viewed_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.userId, t.offerId] })],
)

export const savedMerge = pgTable(
  'saved_merge',
  {
    tenantId: tenantId(),
    userId: id64('user_id').notNull(),
    mergeId: uuid('merge_id').notNull(),
    mergedAt: instant('merged_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.userId, t.mergeId] })],
)
