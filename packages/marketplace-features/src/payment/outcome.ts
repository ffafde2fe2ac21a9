import type { Purchase } from '@tradepost/contract'

export type Outcome = 'paid' | 'failed' | 'open'

/** What really happened to a purchase; the address the shopper came by has no say in it. */
export function outcomeOf(purchase: Pick<Purchase, 'state' | 'orders'>): Outcome {
  if (['captured', 'refunded', 'partially_refunded'].includes(purchase.state)) return 'paid'
  if (purchase.state === 'failed' || purchase.state === 'cancelled') return 'failed'
  return isPayable(purchase) || purchase.state === 'pending' ? 'open' : 'failed'
}

/** Whether the items are still reserved and another try makes sense. */
export const isPayable = (purchase: Pick<Purchase, 'orders'>): boolean =>
  purchase.orders.some((order) => order.actions.includes('pay'))
