import { textLimits } from '@tradepost/domain/typed/text-limits'
import { Type } from 'typebox'
import { Id, Nullable, OneOf, Page, PageNo, PageSize, Strict, Text } from '../common.ts'
import { AreaComments } from '../site/site.ts'
import { Order, Review } from './order-shapes.ts'

export const writeReview = {
  body: Strict({ orderId: Id, score: Type.Integer({ minimum: 1, maximum: 5 }), text: Text(textLimits.review, 1) }),
  data: Review,
}
export const myReviews = {
  query: Type.Object({
    kind: Type.Optional(OneOf(['to-write', 'written', 'replied'])),
    pageNo: PageNo,
    pageSize: PageSize,
  }),
  data: Type.Object({
    ...Page(Type.Object({ order: Order, review: Nullable(Review) })).properties,
    counts: Type.Object({ toWrite: Type.Integer(), written: Type.Integer(), replied: Type.Integer() }),
    /** Points the buyer earned with reviews. */
    points: Type.Integer(),
  }),
}
export const sellerReplyReview = {
  params: Type.Object({ id: Id }),
  body: Strict({ text: Text(textLimits.review, 1) }),
  data: Review,
}
const spu = { offerId: Type.Optional(Id), sellerId: Type.Optional(Id) }
export const scoreCount = {
  query: Type.Object(spu),
  data: Type.Object({ average: Nullable(Type.Number()), count: Type.Integer(), silentOrders: Type.Integer() }),
}
export const reviewPage = {
  query: Type.Object({
    ...spu,
    level: Type.Optional(OneOf(['positive', 'neutral', 'negative'])),
    pageNo: PageNo,
    pageSize: PageSize,
  }),
  data: Page(Review),
}
export const reviewLevelCount = {
  query: Type.Object(spu),
  data: Type.Object({
    all: Type.Integer(),
    positive: Type.Integer(),
    neutral: Type.Integer(),
    negative: Type.Integer(),
  }),
}
export const reviewPageShow = {
  query: Type.Object({ pageSize: PageSize }),
  data: Type.Object({
    average: Nullable(Type.Number()),
    count: Type.Integer(),
    list: AreaComments.properties.comments,
  }),
}
