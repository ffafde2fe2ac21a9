import type { Money } from '@tradepost/contract'

export interface SessionRequest {
  tenantId: number
  /** Ours; asking twice for one payment answers the same session. */
  paymentId: string
  amount: Money
  merchant: string
  successUrl: string
  failedUrl: string
  locale: string
  /** The card is to pay again later, without its holder. */
  saveCard?: boolean
  /** The payment whose card is to be charged: no page is needed, `chargeSaved` follows. */
  mandate?: string
}

/** What a provider reports about one payment, after its signature was checked. */
export interface ProviderEvent {
  tenantId: number
  /** The provider's id of the event; the same id is applied once. */
  id: string
  providerRef: string
  /** Our payment's id, where the provider carries it along. */
  paymentId?: string
  state: 'pending' | 'captured' | 'failed' | 'cancelled' | 'refunded'
  amount: Money
  /** Code of a decline, e.g. `card_declined`. */
  failure: string | null
}

/** What a provider reports about a payment that its buyer disputes at the bank. */
export interface DisputeEvent extends Pick<ProviderEvent, 'tenantId' | 'id' | 'providerRef' | 'paymentId' | 'amount'> {
  /** The provider's id of the dispute. */
  dispute: string
  /** Opened or changed, the money taken and given again, or decided. */
  state: 'disputed' | 'dispute_withdrawn' | 'dispute_reinstated' | 'dispute_won' | 'dispute_lost'
}

export const isDisputeEvent = (event: ProviderEvent | DisputeEvent): event is DisputeEvent => 'dispute' in event

/** Where a payment stands in the provider's own books, in minor units. */
export interface ProviderPayment {
  providerRef: string
  captured: number
  refunded: number
  currency: string
  /** Why nothing will come of it any more; null while something may, or did. */
  failure: string | null
}

/** A payment provider with a page of its own where the shopper pays: card numbers never reach us. */
export interface PaymentProvider {
  readonly name: string
  /** `payment_failed` when the card of a mandate is not (or no longer) kept. */
  createSession(request: SessionRequest): Promise<{ providerRef: string; redirectUrl: string }>
  /**
   * Charges an open session of ours to the card that paid another (`mandate`), without its holder; at most once per
   * session, the outcome arrives as an event. Providers that keep no cards leave it out.
   */
  chargeSaved?(request: { tenantId: number; providerRef: string; mandate: string; amount: Money }): Promise<void>
  /** Gives the whole amount back; once per idempotency key. */
  refund(request: { tenantId: number; providerRef: string; amount: Money; idempotencyKey: string }): Promise<void>
  /** Where one payment stands now; null when the provider does not know it. */
  lookUp(request: { tenantId: number; providerRef: string }): Promise<(ProviderPayment & { tenantId: number }) | null>
  /** Every payment of a time that money came in for, for comparison with our books. */
  report(request: { tenantId: number; since: Date; until: Date }): Promise<ProviderPayment[]>
  /** Reads an event from the raw bytes; null when the signature does not hold, `ignored` when it is about nothing of ours. */
  readEvent(raw: {
    bytes: Buffer
    header(name: string): string | undefined
  }): ProviderEvent | DisputeEvent | 'ignored' | null
  /** Finds out which payment a dispute is about, where its events do not say it; null when it is none of ours. */
  findDisputed?(event: DisputeEvent): Promise<DisputeEvent | null>
}

export interface PaymentProviders {
  /** The provider behind a way to pay that shoppers choose, e.g. `card`. */
  get(method: string): PaymentProvider | null
  /** The provider of a name, e.g. of the address its events arrive at. */
  byWebhook(name: string): PaymentProvider | null
  readonly names: readonly string[]
}
