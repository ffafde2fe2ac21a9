import { contentLimits } from '@tradepost/domain/limits/content-limits'
import { Type } from 'typebox'
import { Amount, Email, Id, Instant, inCurrency, Money, Nullable, Strict, TenantFacts, Text, Uuid } from '../common.ts'
import { WantedLine } from './cart.ts'
import { Order, PaymentState } from './order-shapes.ts'
import { TaxCountry, VatNumber } from './tax.ts'

export const preOrder = {
  body: Strict({
    ...TenantFacts,
    ...inCurrency,
    order: Strict({
      lines: Type.Optional(Type.Array(WantedLine, { minItems: 1, maxItems: 50 })),
      deliveryEmail: Email,
      /** The total shown to the buyer, in minor units. If the real total differs, the call fails with price_changed. */
      expectedTotal: Type.Optional(Amount),
      couponId: Type.Optional(Uuid),
    }),
    /** Needed if the shop charges tax: the country that the buyer states, and the VAT number of a business. */
    tax: Type.Optional(Strict({ country: TaxCountry, vatNumber: Type.Optional(VatNumber) })),
    /** The version of the terms to which the buyer agrees with this purchase. */
    agreedTerms: Type.Optional(Type.Integer({ minimum: 1, maximum: contentLimits.versions, examples: [1] })),
    referrerUrl: Type.Optional(Text(2000)),
    isBuyByCart: Type.Boolean(),
  }),
  data: Type.Object({ purchaseId: Uuid, orderIds: Type.Array(Id), total: Money, payBefore: Instant }),
}
export const Purchase = Type.Object({
  purchaseId: Uuid,
  /** `order`, `membership` or `top_up`. */
  kind: Type.Optional(Type.String()),
  total: Money,
  state: PaymentState,
  failure: Nullable(Type.String()),
  payBefore: Instant,
  deliveryEmail: Type.String(),
  orders: Type.Array(Order),
})
export const getPurchase = { params: Type.Object({ id: Uuid }), data: Purchase }
