import type { Deps } from '../../platform/deps.ts'
import type { Implementation } from '../../platform/implement.ts'
import { cartCalls } from './cart-calls.ts'
import { orderCalls } from './order-calls.ts'
import { preOrderCall } from './pre-order.ts'
import { getPurchaseCall } from './purchase-calls.ts'
import { revealCall } from './reveal.ts'
import { reviewCalls } from './review-calls.ts'
import { startPaymentCall } from './start-payment.ts'
import { handleTasks } from './tasks.ts'
import { walletCalls } from './wallet-calls.ts'
import { webhookCall } from './webhook-call.ts'

/** Cart, orders, payment, delivery, ratings and what a buyer owns. */
export function financeModule(deps: Deps): Implementation[] {
  handleTasks(deps)
  return [
    ...cartCalls(deps),
    preOrderCall(deps),
    getPurchaseCall(deps),
    startPaymentCall(deps),
    webhookCall(deps),
    ...orderCalls(deps),
    revealCall(deps),
    ...reviewCalls(deps),
    ...walletCalls(deps),
  ]
}
