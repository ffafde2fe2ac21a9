import type { Purchase } from '@tradepost/contract'

export type Outcome = 'paid' | 'failed' | 'open'

/** The real outcome of a purchase, never taken from the address. */
export function outcomeOf(purchase: Pick<Purchase, 'state' | 'orders'>): Outcome {
  if (['captured', 'refunded', 'partially_refunded'].includes(purchase.state)) return 'paid'
  if (purchase.state === 'failed' || purchase.state === 'cancelled') return 'failed'
  return isPayable(purchase) || purchase.state === 'pending' ? 'open' : 'failed'
}

/** True while the stock is held and payment can be tried again. */
export const isPayable = (purchase: Pick<Purchase, 'orders'>): boolean =>
  purchase.orders.some((order) => order.actions.includes('pay'))
