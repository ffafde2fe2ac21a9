import type { IdentityCheckState } from '@tradepost/domain/seller/seller-application'

/** What a provider says of a check. */
export interface CheckedIdentity {
  state: IdentityCheckState
  /** Why the person was not verified, by the provider's code. */
  reason: string | null
  /** The page where the person goes on; null if nothing is left to do there. */
  url: string | null
}

/** Something happened to a check. Its state must be read anew. */
export interface IdentityCheckEvent {
  tenantId: number
  /** The provider's id of the event. */
  eventId: string
  checkRef: string
}

/** Checks who a person is, on pages of its own, and keeps the documents. Failures to reach it throw `unavailable`. */
export interface IdentityCheckProvider {
  readonly name: string
  /** True if the tenant has a contract with the provider. */
  isFor(tenantId: number): boolean
  /** Starts a check, once for each id of ours. */
  start(request: { tenantId: number; id: string; applicationId: string; backTo: string }): Promise<string>
  /** The provider's id of the check that was started for an id of ours; null if there is none. */
  find(request: { tenantId: number; id: string }): Promise<string | null>
  read(request: { tenantId: number; checkRef: string }): Promise<CheckedIdentity>
  /** Erases what the provider keeps of a check. False while the provider still does so; asking again is harmless. */
  erase(request: { tenantId: number; checkRef: string }): Promise<boolean>
  /** Reads an event from the raw bytes; null if the signature is invalid, `ignored` if it concerns no check. */
  readEvent(raw: { bytes: Buffer; header(name: string): string | undefined }): IdentityCheckEvent | 'ignored' | null
}
