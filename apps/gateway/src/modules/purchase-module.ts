import type { Implementation } from '../platform/call/implement.ts'
import type { Deps } from '../platform/deps.ts'
import { sharingRefundCall } from './after-sales/sharing-refund.ts'
import { correctInputsCall } from './buyer/correct-inputs.ts'
import { orderCalls } from './buyer/order-calls.ts'
import { getPurchaseCall } from './buyer/purchase-calls.ts'
import { cartCalls } from './cart/cart-calls.ts'
import { preOrderCall } from './checkout/pre-order.ts'
import { couponCalls } from './coupon/coupon-calls.ts'
import { revealCall } from './delivery/reveal.ts'
import { tickHandoverCall } from './order/handover.ts'
import { refreshPurchaseCall } from './payment/refresh-purchase.ts'
import { startPaymentCall } from './payment/start-payment.ts'
import { webhookCall } from './payment/webhook-call.ts'
import { handleTasks } from './purchase-tasks.ts'
import { rentalCalls } from './rental/rental-calls.ts'
import { rentalDeskCalls } from './rental/rental-desk-calls.ts'
import { reviewCalls } from './review/review-reads.ts'
import { topUpCall } from './wallet/top-up.ts'
import { walletCalls } from './wallet/wallet-calls.ts'

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
