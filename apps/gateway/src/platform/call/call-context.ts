import type { MessageId } from '@tradepost/i18n'

/** The tenant and site a request belongs to, decided once per request and never by the body. */
export interface TenantContext {
  tenantId: number
  code: string
  /** As the wire carries it. */
  siteId: string
  /** Canonical origin of the storefront, e.g. `https://shop.example`. */
  origin: string
}

export interface Principal {
  userId: string
  /** Bit flags, from the account and never from the body. */
  userType: number
  /** The shop this person sells in; null for everybody who is no seller. */
  sellerId: string | null
  sessionFamilyId: string
  /** A third party vouched for the person, who has not proved it yet. */
  unproven: boolean
  /** The client that acts for the person, who is not there; null where the person acts. */
  proxiedBy: string | null
  /** When the person last proved who they are. */
  authenticatedAt: Date
}

/** Everything a handler may know about the request beside its input. */
export interface CallContext {
  tenant: TenantContext
  user: Principal | null
  /** Product locale id of the Lang header, e.g. `en`, `ar`, `kr`; the tenant's default otherwise. */
  locale: string
  timeZone: string
  deviceId: string | null
  /** Client address; the storefront's word is taken only with its client credential. */
  ip: string
  requestId: string
  /** The call came with a valid confidential client credential. */
  confidential: boolean
  clientId: string | null
  idempotencyKey: string | null
  /** Sets a header of the answer, e.g. `Idempotent-Replayed` or `Cache-Control`. */
  setHeader(name: string, value: string): void
  /** Replaces the text of success, where the product has one of its own for this call. */
  say(message: MessageId): void
  /** Raw body bytes; only for calls whose auth is `signature` or multipart. */
  raw: RawRequest
}

/** What signature and multipart handlers need beside the parsed input. */
export interface RawRequest {
  header(name: string): string | undefined
  bytes(): Buffer
  /** The uploaded file of a multipart call; a form that is much longer than `limit` is refused unread. */
  file(limit: number): Promise<{ bytes: Buffer; filename: string; mimeType: string } | null>
}

/** The signed-in person; only for calls that require one, where the route has made sure of it. */
export function principal(context: CallContext): Principal {
  if (!context.user) throw new Error('principal() on a call that requires nobody')
  return context.user
}

/** The shop of the signed-in seller; only for calls whose auth is `seller`. */
export function sellerOf(context: CallContext): string {
  const { sellerId } = principal(context)
  if (sellerId === null) throw new Error('sellerOf() on a call without auth: seller')
  return sellerId
}
