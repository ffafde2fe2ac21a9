import { Type } from 'typebox'
import { Id, Money, Nullable, Page, PageNo, PageSize, Strict, Text } from './common.ts'

export const settingPeriod = {
  query: Type.Object({ tenantId: Type.Optional(Text(20)), siteId: Type.Optional(Text(20)) }),
  data: Type.Array(
    Type.Object({
      id: Id,
      /** 1 day, 2 hour, 3 minute. */
      timeUnit: Type.Integer({ minimum: 1, maximum: 3 }),
      amount: Type.Integer({ minimum: 1, examples: [14] }),
    }),
  ),
}
export const sharedGamePage = {
  query: Type.Object({
    category: Type.Optional(Text(40)),
    keyWord: Type.Optional(Text(144)),
    pageNo: PageNo,
    pageSize: PageSize,
  }),
  data: Page(
    Type.Object({
      id: Id,
      title: Type.String(),
      category: Type.String(),
      released: Type.Integer({ examples: [2019] }),
      coverUrl: Type.String(),
    }),
  ),
}
export const sharedGameCategories = {
  data: Type.Array(Type.Object({ category: Type.String(), name: Type.String(), games: Type.Integer() })),
}
const product = Type.Object({
  product: Type.String({ pattern: '^[a-z0-9-]{1,80}$', maxLength: 80, examples: ['genshin-impact'] }),
})
export const valueCalculator = {
  params: product,
  data: Type.Object({
    brandId: Id,
    brandName: Type.String(),
    coverUrl: Type.String(),
    /** What the estimate may be narrowed by, each with the values that were sold. */
    attributes: Type.Array(
      Type.Object({
        id: Id,
        name: Type.String(),
        values: Type.Array(Type.String(), { maxItems: 100 }),
        /** What the values are called in the asked language, in their order. */
        labels: Type.Optional(Type.Array(Type.String(), { maxItems: 100 })),
      }),
    ),
    usesPerDay: Type.Integer(),
  }),
}
export const estimateValue = {
  params: product,
  body: Strict({
    toCurrencyId: Type.Optional(Id),
    attributes: Type.Optional(Type.Array(Strict({ id: Id, value: Text(120, 1) }), { maxItems: 10 })),
  }),
  data: Type.Object({
    median: Nullable(Money),
    /** A quarter of what was sold cost less, a quarter more. */
    low: Nullable(Money),
    high: Nullable(Money),
    sampleSize: Type.Integer({ minimum: 20, examples: [143] }),
    usesLeft: Type.Integer(),
  }),
}
