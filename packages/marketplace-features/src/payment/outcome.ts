import type { Purchase } from '@tradepost/contract'

export type Outcome = 'paid' | 'failed' | 'open'

/** The outcome of a purchase by the gateway's state, not by the page's address, which the visitor can change. */
export function outcomeOf(purchase: Pick<Purchase, 'state' | 'orders'>): Outcome {
  if (['captured', 'refunded', 'partially_refunded'].includes(purchase.state)) return 'paid'
  if (purchase.state === 'failed' || purchase.state === 'cancelled') return 'failed'
  return isPayable(purchase) || purchase.state === 'pending' ? 'open' : 'failed'
}

/** True while the stock is reserved and the buyer can pay. */
export const isPayable = (purchase: Pick<Purchase, 'orders'>): boolean =>
  purchase.orders.some((order) => order.actions.includes('pay'))
