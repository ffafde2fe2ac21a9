import { Type } from 'typebox'
import { Id, Money, Nullable, Strict, Text } from '../common.ts'

const product = Type.Object({
  product: Type.String({ pattern: '^[a-z0-9-]{1,80}$', maxLength: 80, examples: ['genshin-impact'] }),
})
export const valueCalculator = {
  params: product,
  data: Type.Object({
    brandId: Id,
    brandName: Type.String(),
    coverUrl: Type.String(),
    /** Attributes that can narrow the estimate, each with the values that sold accounts have. */
    attributes: Type.Array(
      Type.Object({
        id: Id,
        name: Type.String(),
        values: Type.Array(Type.String(), { maxItems: 100 }),
        /** Texts of `values` in the requested language, in the same order. */
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
    /** `low` and `high`: first and third quartile of the prices of sold accounts. */
    low: Nullable(Money),
    high: Nullable(Money),
    sampleSize: Type.Integer({ minimum: 20, examples: [143] }),
    usesLeft: Type.Integer(),
  }),
}
