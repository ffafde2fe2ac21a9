import { calls } from '@tradepost/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asSeller } from '../../platform/call/unit-of-work.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import { review } from '../../platform/db/schema/order/review.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { toReview } from '../order/review-view.ts'

/** POST /finance/product-spu/review/{id}/reply: a seller's only reply to a review of their offer. */
export const replyCall = (deps: Deps): Implementation =>
  implement(calls.review.sellerReplyReview, ({ params, body }, context) =>
    asSeller(deps, context, async (tx, sellerId) => {
      const { tenantId } = context.tenant
      const text = body.text.trim()
      if (!text) throw new Failure('data_error', { field: 'text' })
      const condition = ofTenant(
        review,
        tenantId,
        eq(review.sellerId, sellerId),
        sql`${review.id}::text = ${params.id}`,
      )
      const [replied] = await tx
        .update(review)
        .set({ replyText: text, replyAt: deps.clock.now() })
        .where(and(condition, isNull(review.replyText)))
        .returning()
      if (!replied) {
        const [row] = await tx.select({ id: review.id }).from(review).where(condition)
        throw new Failure(row ? 'conflict' : 'not_found', { field: 'id' })
      }
      const [reviewed] = await tx
        .select({ title: offer.title })
        .from(offer)
        .where(ofTenant(offer, tenantId, eq(offer.id, replied.offerId)))
      return toReview(replied, reviewed?.title ?? '')
    }),
  )
