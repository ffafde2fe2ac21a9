import type { PayoutEvent } from '../payout-provider.ts'

/** The fields that we read of a movement from the balance of the platform to that of a connected account. */
export interface Transfer {
  id: string
  amount: number
  amount_reversed: number
  reversed: boolean
  destination: string
  metadata: { tenant_id?: string; payout_id?: string }
}

/**
 * What became of a payout by its transfer. A transfer exists only once the money is in the balance of the seller at
 * Stripe; the platform can take it back.
 */
export function outcomeOf({
  reversed,
  amount_reversed,
}: {
  reversed?: unknown
  amount_reversed?: unknown
}): Pick<PayoutEvent, 'outcome' | 'failure' | 'isPartial'> {
  if (reversed === true) return { outcome: 'returned', failure: 'reversed' }
  if (Number.isSafeInteger(amount_reversed) && Number(amount_reversed) > 0)
    return { outcome: 'returned', failure: 'partly_reversed', isPartial: true }
  return { outcome: 'paid', failure: null }
}
