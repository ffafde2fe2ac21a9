import type { Money } from '@tradepost/contract'
import type { ConnectedAccountState, PayoutAccountKind } from '@tradepost/domain/payout/payout-states'

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
  /** True if only a part of the money came back, which our books cannot say: staff look at it. */
  isPartial?: boolean
}

/** Something happened to an account of a seller at the provider. Its state must be read anew. */
export interface AccountEvent {
  tenantId: number
  /** The provider's id of the event. */
  eventId: string
  accountRef: string
}
export const isAccountEvent = (event: PayoutEvent | AccountEvent): event is AccountEvent => 'accountRef' in event

/** Pays sellers. Failures to reach it throw `unavailable`, and the payout is asked for again later. */
export interface PayoutProvider {
  readonly name: string
  send(order: PayoutOrder): Promise<{ providerRef: string | null; outcome: PayoutOutcome; failure: string | null }>
  /** What became of a payout; null if the provider does not know it. */
  lookUp(request: { tenantId: number; payoutId: string }): Promise<Omit<PayoutEvent, 'tenantId'> | null>
  /** Reads an event from the raw bytes; null if the signature is invalid, `ignored` if it concerns nothing of ours. */
  readEvent(raw: {
    bytes: Buffer
    header(name: string): string | undefined
  }): PayoutEvent | AccountEvent | 'ignored' | null
  /** The smallest amount in minor units that it can pay in a currency, and the step between amounts; 1 without it. */
  stepOf?(currency: string): number
  /** True if it pays at once and may take the money back later without an event that is certain to arrive. */
  readonly maySilentlyReturn?: boolean
}

/** Pays to accounts that sellers open at the provider, who identifies them and knows their banks. */
export interface ConnectProvider extends PayoutProvider {
  /** True if the tenant has a contract with the provider. */
  isFor(tenantId: number): boolean
  /** Opens an account, once for each id of ours. */
  openAccount(request: { tenantId: number; id: string; sellerId: string }): Promise<string>
  /** The page of the provider where the seller gives what is missing. It can be visited once, soon. */
  pageFor(request: { tenantId: number; accountRef: string; backTo: string }): Promise<string>
  stateOf(request: { tenantId: number; accountRef: string }): Promise<ConnectedAccountState>
}
