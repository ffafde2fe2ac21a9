import { Type } from 'typebox'
import { Id, Nothing, OneOf, Strict, Text, Uuid } from '../common.ts'

export const startPayment = {
  params: Type.Object({ id: Uuid }),
  body: Strict({ provider: OneOf(['card']), successUrl: Text(2000, 1), failedUrl: Text(2000, 1) }),
  /** `redirectUrl` is the page where the buyer pays. */
  data: Type.Object({ paymentId: Uuid, redirectUrl: Type.String() }),
}
export const paymentWebhook = {
  params: Type.Object({ provider: Type.String({ pattern: '^[a-z]{2,20}$', maxLength: 20, examples: ['card'] }) }),
  data: Nothing,
}
export const payWithWallet = {
  params: Type.Object({ id: Uuid }),
  body: Strict({}),
  data: Type.Object({ purchaseId: Uuid, orderId: Id, amount: Type.Integer(), balance: Type.Integer() }),
}
export const refreshPurchase = {
  params: Type.Object({ id: Uuid }),
  body: Strict({}),
  data: Type.Object({ purchaseId: Uuid, state: Type.String() }),
}
