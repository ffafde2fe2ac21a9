import { type CallData, calls } from '@tradepost/contract'
import { wholeNumber } from '@tradepost/domain/typed/whole-number'
import type { FeatureContext } from '../kernel/server.ts'
import { levelOf, type ReviewLevel } from './level-of.ts'

/** Reviews of an offer or of a seller. */
export type ReviewScope = { offerId: string } | { sellerId: string }

/** One page of reviews with the counts of every level. Plain data that can be sent to the browser. */
export interface ReviewsData {
  scope: ReviewScope
  level: ReviewLevel
  counts: CallData<typeof calls.review.reviewLevelCount>
  score: CallData<typeof calls.review.scoreCount>
  page: CallData<typeof calls.review.reviewPage>
  /** True if these are the seller's reviews, shown because the offer has none. */
  ofSeller?: boolean
}

export const reviewPageSize = 10

/** A reviewed offer and its seller. */
interface Reviewed {
  id: string
  seller: { id: string }
}

/** Reviews of an offer, or of its seller if the offer has none. Null if the calls failed. */
export const loadOfferReviews = (ctx: FeatureContext, { id, seller }: Reviewed): Promise<ReviewsData | null> =>
  ctx.beside(
    fetchReviews(ctx, { offerId: id }).then(async (reviews) =>
      reviews.counts.all > 0 ? reviews : { ...(await fetchReviews(ctx, { sellerId: seller.id })), ofSeller: true },
    ),
  )

/** Reviews of a seller, of the level and page in the address. Null if the calls failed. */
export const loadSellerReviews = (ctx: FeatureContext, sellerId: string): Promise<ReviewsData | null> =>
  ctx.beside(fetchReviews(ctx, { sellerId }))

async function fetchReviews(ctx: FeatureContext, scope: ReviewScope): Promise<ReviewsData> {
  const level = levelOf(ctx.url.searchParams)
  const pageNo = wholeNumber(ctx.url.searchParams.get('rp'), { min: 1, max: 1000 }) ?? 1
  const [counts, score, page] = await Promise.all([
    ctx.api(calls.review.reviewLevelCount, { query: scope }),
    ctx.api(calls.review.scoreCount, { query: scope }),
    ctx.api(calls.review.reviewPage, {
      query: { ...scope, ...(level === 'all' ? {} : { level }), pageNo, pageSize: reviewPageSize },
    }),
  ])
  return { scope, level, counts, score, page }
}

/** The rating of the offer itself as structured data; none without reviews. */
export function ratingData(reviews: ReviewsData | null): Record<string, unknown> {
  if (!reviews) return {}
  const { ofSeller, score } = reviews
  if (ofSeller || score.average === null || score.count === 0) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: score.average,
      reviewCount: score.count,
      bestRating: 5,
      worstRating: 1,
    },
  }
}
