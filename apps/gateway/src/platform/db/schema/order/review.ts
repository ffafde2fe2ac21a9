import type { ReviewRemoval } from '@tradepost/domain/order/review-removals'
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id64, instant, tenantId } from '../columns.ts'

export const review = pgTable(
  'review',
  {
    tenantId: tenantId(),
    id: id64('id').notNull(),
    offerId: id64('offer_id').notNull(),
    sellerId: id64('seller_id').notNull(),
    orderId: id64('order_id'),
    authorId: id64('author_id'),
    authorName: text('author_name').notNull(),
    level: text('level').$type<'positive' | 'neutral' | 'negative'>().notNull(),
    score: integer('score').notNull(),
    text: text('text').notNull(),
    textLanguage: text('text_language').notNull().default('en'),
    createdAt: instant('created_at').notNull(),
    replyText: text('reply_text'),
    replyAt: instant('reply_at'),
    /** Why staff took the words away; null while the shop shows them. */
    textRemovedFor: text('text_removed_for').$type<ReviewRemoval>(),
    replyRemovedFor: text('reply_removed_for').$type<ReviewRemoval>(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)
