import type { Deps } from '../../platform/deps.ts'
import type { Implementation } from '../../platform/implement.ts'
import { cartCalls } from './cart-calls.ts'
import { correctInputsCall } from './correct-inputs.ts'
import { couponCalls } from './coupon-calls.ts'
import { tickHandoverCall } from './handover.ts'
import { orderCalls } from './order-calls.ts'
import { preOrderCall } from './pre-order.ts'
import { getPurchaseCall } from './purchase-calls.ts'
import { refreshPurchaseCall } from './refresh-purchase.ts'
import { rentalCalls } from './rental-calls.ts'
import { rentalDeskCalls } from './rental-desk-calls.ts'
import { revealCall } from './reveal.ts'
import { reviewCalls } from './review-calls.ts'
import { sharingRefundCall } from './sharing-refund.ts'
import { startPaymentCall } from './start-payment.ts'
import { handleTasks } from './tasks.ts'
import { topUpCall } from './top-up.ts'
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
    correctInputsCall(deps),
    tickHandoverCall(deps),
    ...rentalCalls(deps),
    ...rentalDeskCalls(deps),
    sharingRefundCall(deps),
    ...couponCalls(deps),
    topUpCall(deps),
    refreshPurchaseCall(deps),
    ...reviewCalls(deps),
    ...walletCalls(deps),
  ]
}
