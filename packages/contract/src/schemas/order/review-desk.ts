import { reviewRemovals } from '@tradepost/domain/order/review-removals'
import { Type } from 'typebox'
import { Id, Instant, Nullable, OneOf, Page, PageNo, PageSize, Strict } from '../common.ts'

const RemovedFor = Nullable(OneOf(reviewRemovals))
/** A review as staff see it: with the words that the shop no longer shows. */
const DeskReview = Type.Object({
  id: Id,
  score: Type.Integer(),
  level: OneOf(['positive', 'neutral', 'negative']),
  text: Type.String(),
  /** Why the shop does not show the words; null if it does. */
  removedFor: RemovedFor,
  createdAt: Instant,
  author: Type.String(),
  /** Null for reviews of demonstration shops, which no order stands behind. */
  orderId: Nullable(Id),
  offerTitle: Type.String(),
  seller: Type.Object({ id: Id, nickName: Type.String() }),
  reply: Nullable(Type.Object({ text: Type.String(), createdAt: Instant, removedFor: RemovedFor })),
})
export const deskReviewPage = {
  query: Type.Object({
    /** `removed`: those of which the shop does not show the words or the reply. All without it. */
    list: Type.Optional(OneOf(['negative', 'removed'])),
    pageNo: PageNo,
    pageSize: PageSize,
  }),
  data: Page(DeskReview),
}
export const moderateReview = {
  params: Type.Object({ id: Id }),
  body: Strict({ part: OneOf(['text', 'reply']), removedFor: RemovedFor }),
  data: DeskReview,
}
