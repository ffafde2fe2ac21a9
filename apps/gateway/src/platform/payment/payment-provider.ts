import type { Money } from '@tradepost/contract'
import type { ChargebackReason } from '@tradepost/domain/order/chargebacks'

export interface SessionRequest {
  tenantId: number
  /** Our payment id; a second request for the same payment returns the same session. */
  paymentId: string
  amount: Money
  merchant: string
  successUrl: string
  failedUrl: string
  locale: string
  /** True saves the card for later off-session charges. */
  saveCard?: boolean
  /** Id of the payment whose saved card pays this one. The session then needs no page; `chargeSaved` charges it. */
  mandate?: string
}

/** A provider's report about one payment, after its signature was checked. */
export interface ProviderEvent {
  tenantId: number
  /** The provider's id of the event; each id is applied once. */
  id: string
  providerRef: string
  /** Our payment's id, if the provider sends it. */
  paymentId?: string
  state: 'pending' | 'captured' | 'failed' | 'cancelled' | 'refunded'
  amount: Money
  /** Code of a decline, e.g. `card_declined`. */
  failure: string | null
}

/** A provider's report about a payment that the buyer disputes at the bank. */
export interface DisputeEvent extends Pick<ProviderEvent, 'tenantId' | 'id' | 'providerRef' | 'paymentId' | 'amount'> {
  /** The provider's id of the dispute. */
  dispute: string
  /** Opened or changed; money withdrawn or returned; won or lost. */
  state: 'disputed' | 'dispute_withdrawn' | 'dispute_reinstated' | 'dispute_won' | 'dispute_lost'
  /** Why the buyer disputes the payment, if the event says so. */
  reason?: ChargebackReason
  /** The time until which the provider takes evidence, if it asks for any. */
  evidenceBy?: Date
}

/** What a shop says about a disputed payment. The document holds everything; banks read the other fields by themselves. */
export interface DisputeEvidence {
  statement: string
  product: string
  customerName: string
  customerEmail: string
  /** The network address from which the buyer opened what was delivered, or signed in. */
  customerAddress: string | null
  deliveredAt: Date | null
  /** Sign-ins and openings of the delivery, one a line. */
  activity: string
  fileName: string
  document: Uint8Array<ArrayBuffer>
}

/** `too_late`: the provider takes no answer about the dispute any more, or has another one. */
export type DisputeAnswer = 'taken' | 'too_late'

export const isDisputeEvent = (event: ProviderEvent | DisputeEvent): event is DisputeEvent => 'dispute' in event

/** The state of a payment in the provider's books, in minor units. */
export interface ProviderPayment {
  providerRef: string
  captured: number
  refunded: number
  currency: string
  /** The reason why the payment failed for good; null if it succeeded or still may succeed. */
  failure: string | null
  /** The country of the bank that issued the card, if the provider tells it. */
  cardCountry?: string | null
}

/** A payment provider with a hosted page where the shopper pays, so that card numbers never reach us. */
export interface PaymentProvider {
  readonly name: string
  /** Throws `payment_failed` if the card of a mandate is not saved or no longer saved. */
  createSession(request: SessionRequest): Promise<{ providerRef: string; redirectUrl: string }>
  /**
   * Charges an open session off-session to the card that paid another one (`mandate`). Charges a session at most once;
   * the outcome arrives as an event. Providers that save no cards do not implement this method.
   */
  chargeSaved?(request: { tenantId: number; providerRef: string; mandate: string; amount: Money }): Promise<void>
  /** Refunds the amount, once per idempotency key. */
  refund(request: { tenantId: number; providerRef: string; amount: Money; idempotencyKey: string }): Promise<void>
  /** The current state of one payment; null if the provider does not know it. */
  lookUp(request: { tenantId: number; providerRef: string }): Promise<(ProviderPayment & { tenantId: number }) | null>
  /** Every paid payment of a period, to compare with our books. */
  report(request: { tenantId: number; since: Date; until: Date }): Promise<ProviderPayment[]>
  /**
   * Reads an event from the raw bytes; null if the signature is invalid, `ignored` if the event concerns no payment of
   * ours.
   */
  readEvent(raw: {
    bytes: Buffer
    header(name: string): string | undefined
  }): Promise<ProviderEvent | DisputeEvent | 'ignored' | null>
  /**
   * Sends the evidence about a dispute, which can be done once. A repeated call with the same key, also long after a lost
   * answer, sends nothing again and returns `taken`.
   */
  sendEvidence(request: {
    tenantId: number
    dispute: string
    evidence: DisputeEvidence
    idempotencyKey: string
  }): Promise<DisputeAnswer>
  /** Gives a dispute up. Repeatable. */
  acceptDispute(request: { tenantId: number; dispute: string; idempotencyKey: string }): Promise<DisputeAnswer>
  /** Adds our payment's id to a dispute whose event lacks it; null if the payment is not ours. */
  findDisputed?(event: DisputeEvent): Promise<DisputeEvent | null>
}

export interface PaymentProviders {
  /** The provider of a tenant's payment method, e.g. `card`. */
  get(method: string, tenantId: number): Promise<PaymentProvider | null>
  /** The provider by its name, which the URL of its events contains. */
  byWebhook(name: string): PaymentProvider | null
  /** The names of the providers that may hold payments of a tenant. */
  namesFor(tenantId: number): Promise<readonly string[]>
}
