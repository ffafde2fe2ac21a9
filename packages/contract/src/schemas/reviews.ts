import { Type } from 'typebox'
import { Id, Instant, Nullable, OneOf, Page, PageNo, PageSize } from './common.ts'

export const Review = Type.Object({
  id: Id,
  level: OneOf(['positive', 'neutral', 'negative']),
  score: Type.Integer(),
  text: Type.String(),
  textLanguage: Type.String(),
  createdAt: Instant,
  author: Type.String(),
  offerTitle: Type.String(),
  reply: Nullable(Type.Object({ text: Type.String(), createdAt: Instant })),
})

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
