import type { AreaComments, CallData, calls } from '@tradepost/contract'
import { desc, eq, gte, isNull, sum } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import { review } from '../../platform/db/schema/order/review.ts'
import { seller } from '../../platform/db/schema/seller.ts'

/** The newest reviews of the whole site with at least `minimum` points. */
export async function newestReviews(
  tx: Tx,
  context: CallContext,
  limit: number,
  minimum = 1,
): Promise<AreaComments['comments']> {
  const rows = await tx
    .select({
      author: review.authorName,
      text: review.text,
      score: review.score,
      createdAt: review.createdAt,
      offerTitle: offer.title,
    })
    .from(review)
    .innerJoin(offer, ofTenant(offer, review.tenantId, eq(offer.id, review.offerId)))
    .where(ofTenant(review, context.tenant.tenantId, gte(review.score, minimum), isNull(review.textRemovedFor)))
    .orderBy(desc(review.createdAt), review.id)
    .limit(limit)
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }))
}

/** Average and number of all reviews, from the sellers' running sums, with the newest ones. */
export async function siteReviews(
  tx: Tx,
  context: CallContext,
  pageSize: number,
): Promise<CallData<typeof calls.review.reviewPageShow>> {
  const [sums] = await tx
    .select({ total: sum(seller.scoreSum).mapWith(Number), n: sum(seller.reviewCount).mapWith(Number) })
    .from(seller)
    .where(ofTenant(seller, context.tenant.tenantId))
  const total = sums?.total ?? 0
  const n = sums?.n ?? 0
  return {
    average: n === 0 ? null : Math.round((total / n) * 10) / 10,
    count: n,
    list: await newestReviews(tx, context, pageSize),
  }
}
