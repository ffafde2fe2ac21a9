import type { Review } from '@tradepost/contract'
import type { review } from '../../platform/db/schema/order/review.ts'

/** A review as it is published. */
export const toReview = (row: typeof review.$inferSelect, offerTitle: string): Review => ({
  id: String(row.id),
  level: row.level,
  score: row.score,
  text: row.textRemovedFor ? '' : row.text,
  textLanguage: row.textLanguage,
  createdAt: row.createdAt.toISOString(),
  author: row.authorName,
  offerTitle,
  ...(row.textRemovedFor && { removedFor: row.textRemovedFor }),
  reply:
    row.replyText && row.replyAt
      ? {
          text: row.replyRemovedFor ? '' : row.replyText,
          createdAt: row.replyAt.toISOString(),
          ...(row.replyRemovedFor && { removedFor: row.replyRemovedFor }),
        }
      : null,
})
