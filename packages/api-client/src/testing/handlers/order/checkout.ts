import type { Handlers } from '../../fake-call.ts'
import { purchaseOf } from '../../present.ts'
import { placeOrder } from '../../purchases.ts'

export const checkout: Handlers<'checkout'> = {
  preOrder: ({ body }, { state }) => placeOrder(state, body),
  getPurchase: ({ params }, { state }) => purchaseOf(state, params.id),
}
