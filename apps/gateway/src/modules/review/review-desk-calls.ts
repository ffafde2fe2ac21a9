import { type CallData, calls } from '@tradepost/contract'
import { count, desc, eq, isNotNull, or, type SQL } from 'drizzle-orm'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import { review } from '../../platform/db/schema/order/review.ts'
import { seller } from '../../platform/db/schema/seller.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { fitsId64 } from '../../platform/ids/id64.ts'
import { tellWriter } from './tell-writer.ts'

type DeskReview = CallData<typeof calls.reviewDesk.moderateReview>

const select = (tx: Tx, condition: SQL | undefined) =>
  tx
    .select({ review, title: offer.title, seller: { id: seller.id, nickName: seller.nickName, userId: seller.userId } })
    .from(review)
    .innerJoin(offer, ofTenant(offer, review.tenantId, eq(offer.id, review.offerId)))
    .innerJoin(seller, ofTenant(seller, review.tenantId, eq(seller.id, review.sellerId)))
    .where(condition)

const toDeskReview = ({ review: row, title, seller: of }: Awaited<ReturnType<typeof select>>[number]): DeskReview => ({
  ...{ id: String(row.id), score: row.score, level: row.level, text: row.text, removedFor: row.textRemovedFor },
  ...{ createdAt: row.createdAt.toISOString(), author: row.authorName, offerTitle: title },
  orderId: row.orderId,
  seller: { id: of.id, nickName: of.nickName },
  reply:
    row.replyText && row.replyAt
      ? { text: row.replyText, createdAt: row.replyAt.toISOString(), removedFor: row.replyRemovedFor }
      : null,
})

const listed = {
  negative: eq(review.level, 'negative'),
  removed: or(isNotNull(review.textRemovedFor), isNotNull(review.replyRemovedFor)),
}

/** Calls of staff about the words of reviews and replies. */
export const reviewDeskCalls = (deps: Deps): Implementation[] => [
  implement(calls.reviewDesk.deskReviewPage, ({ query }, context) =>
    asStaff(deps, context, async (tx) => {
      const { list, pageNo = 1, pageSize = 24 } = query ?? {}
      const condition = ofTenant(review, context.tenant.tenantId, list && listed[list])
      const [total] = await tx.select({ n: count() }).from(review).where(condition)
      const rows = await select(tx, condition)
        .orderBy(desc(review.createdAt), desc(review.id))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
      return { total: total?.n ?? 0, pageNo, pageSize, list: rows.map(toDeskReview) }
    }),
  ),
  implement(calls.reviewDesk.moderateReview, ({ params: { id }, body: { part, removedFor } }, context) =>
    asStaff(deps, context, async (tx, staffId) => {
      const condition = ofTenant(review, context.tenant.tenantId, eq(review.id, fitsId64(id) ? id : '0'))
      const [row] = await select(tx, condition).for('update', { of: review })
      if (!row || (part === 'reply' && row.review.replyText === null)) throw new Failure('not_found', { field: 'id' })
      const writer = part === 'text' ? row.review.authorId : row.seller.userId
      if (writer === staffId) throw new Failure('forbidden')
      const changed = part === 'text' ? { textRemovedFor: removedFor } : { replyRemovedFor: removedFor }
      await tx.update(review).set(changed).where(condition)
      const before = part === 'text' ? row.review.textRemovedFor : row.review.replyRemovedFor
      if (removedFor !== null && removedFor !== before)
        await tellWriter(deps, tx, {
          ...{ tenantId: context.tenant.tenantId, part, authorId: row.review.authorId, sellerId: row.seller.id },
          ...{ reason: removedFor, offerTitle: row.title },
        })
      return toDeskReview({ ...row, review: { ...row.review, ...changed } })
    }),
  ),
]
