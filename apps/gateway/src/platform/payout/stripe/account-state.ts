import type { ConnectedAccountState } from '@tradepost/domain/payout/payout-states'

/** The fields that we read of a connected account. */
export interface StripeAccount {
  id: string
  details_submitted?: boolean
  payouts_enabled?: boolean
  capabilities?: { transfers?: string }
  requirements?: { currently_due?: string[]; past_due?: string[]; disabled_reason?: string | null } | null
}

/** The state of a connected account, which is ready if it can receive money and pay it out to its bank. */
export function accountState(account: StripeAccount): ConnectedAccountState {
  const { details_submitted, payouts_enabled, capabilities, requirements } = account
  const { currently_due = [], past_due = [], disabled_reason } = requirements ?? {}
  if (disabled_reason?.startsWith('rejected.')) return 'closed'
  if (capabilities?.transfers === 'active' && payouts_enabled) return 'ready'
  if (!details_submitted || currently_due.length > 0 || past_due.length > 0) return 'details_missing'
  return 'under_review'
}
