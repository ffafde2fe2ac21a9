import type { Money } from '@tradepost/contract'
import type { PayoutAccountKind } from '@tradepost/domain/payout/payout-states'

export interface PayoutOrder {
  tenantId: number
  /** Our payout id. It is the idempotency key: a provider pays it once, however often it is asked. */
  payoutId: string
  amount: Money
  kind: PayoutAccountKind
  holder: string
  account: string
}

/** What became of a payout. `returned`: the money came back after it had been paid. */
export type PayoutOutcome = 'sent' | 'paid' | 'failed' | 'returned'

export interface PayoutEvent {
  tenantId: number
  payoutId: string
  providerRef: string
  outcome: PayoutOutcome
  failure: string | null
}

/** Pays sellers. Failures to reach it throw `unavailable`, and the payout is asked for again later. */
export interface PayoutProvider {
  readonly name: string
  send(order: PayoutOrder): Promise<{ providerRef: string; outcome: PayoutOutcome; failure: string | null }>
  /** What became of a payout; null if the provider does not know it. */
  lookUp(request: { tenantId: number; payoutId: string }): Promise<Omit<PayoutEvent, 'tenantId'> | null>
  /** Reads an event from the raw bytes; null if the signature is invalid. */
  readEvent(raw: { bytes: Buffer; header(name: string): string | undefined }): PayoutEvent | null
}
