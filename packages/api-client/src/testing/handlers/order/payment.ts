import type { Handlers } from '../../fake-call.ts'
import { id64, uuid } from '../../fixtures/ids.ts'
import { refuse } from '../../refuse.ts'

export const payment: Handlers<'payment'> = {
  startPayment({ params, body }, { state }) {
    const purchase = state.purchases.find((one) => one.purchaseId === params.id) ?? refuse('not_found')
    if (!['created', 'pending', 'failed'].includes(purchase.state)) refuse('order_not_payable')
    purchase.state = 'pending'
    purchase.failure = null
    for (const order of state.orders) if (order.purchaseId === params.id) order.paymentState = 'pending'
    return { paymentId: uuid(0x2000 + state.purchases.indexOf(purchase)), redirectUrl: body.successUrl }
  },
  paymentWebhook({ params }) {
    if (params.provider === 'forged') refuse('signature_invalid')
    return {}
  },
  payWithWallet: ({ params }) => ({ purchaseId: params.id, orderId: id64(850), amount: 250, balance: 2300 }),
  refreshPurchase: ({ params }, { state }) => ({
    purchaseId: params.id,
    state: state.purchases.find((one) => one.purchaseId === params.id)?.state ?? refuse('not_found'),
  }),
}
