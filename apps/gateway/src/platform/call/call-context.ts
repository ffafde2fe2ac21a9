import type { MessageId } from '@tradepost/i18n'
import type { PendingEntry } from '../audit/audit-entry.ts'

/** The tenant and site of a request, derived once from its credential or origin and never from the body. */
export interface TenantContext {
  tenantId: number
  code: string
  /** The site's id, as text like every id in the API. */
  siteId: string
  /** Canonical origin of the storefront, e.g. `https://shop.example`. */
  origin: string
}

export interface Principal {
  userId: string
  /** Bit flags of the account; never taken from the body. */
  userType: number
  /** The seller whom the person acts for. Null on calls of other kinds if the person does not own a seller. */
  sellerId: string | null
  sessionFamilyId: string
  /** The role by which the person makes a call of staff or sellers: the name of a preset, or the id of an own role. */
  role: string | null
  /** What that role allows; empty on other calls. */
  permissions: ReadonlySet<string>
  /** The API key that makes the call, on behalf of the person who created it; null if the person does. */
  key: { id: string; prefix: string } | null
  /** True if only a third party vouched for the sign-in: the person has not authenticated at this gateway. */
  unproven: boolean
  /** The client that acts on behalf of the person; null if the person acts. */
  proxiedBy: string | null
  /** True if the account has a second factor. */
  hasFactor: boolean
  /** True if a passkey is one of the second factors. */
  hasPasskey: boolean
  /** When this session last proved the second factor; null if never. */
  factorAt: Date | null
  /** The time of the person's last authentication. */
  authenticatedAt: Date
}

/** Everything a handler may know about the request in addition to its input. */
export interface CallContext {
  tenant: TenantContext
  user: Principal | null
  /** Product locale id of the Lang header, e.g. `en`, `ar`, `kr`; the tenant's default otherwise. */
  locale: string
  timeZone: string
  deviceId: string | null
  /** The visitor's IP address. A forwarded address is trusted only from a client with a valid credential. */
  ip: string
  /** The country of that address, if the client's proxy told it; trusted as the address is. */
  ipCountry: string | null
  requestId: string
  /** True if the call carries a valid credential of a confidential client. */
  confidential: boolean
  clientId: string | null
  idempotencyKey: string | null
  /** The entry that this call leaves in the audit log; null if it leaves none. */
  audit: PendingEntry | null
  /** Sets a header of the answer, e.g. `Idempotent-Replayed` or `Cache-Control`. */
  setHeader(name: string, value: string): void
  /** Replaces the default success text of the answer. */
  say(message: MessageId): void
  /** The raw request; only for multipart calls, calls whose auth is `signature`, and calls about the caller's own client. */
  raw: RawRequest
}

/** The raw request, for handlers of signed and multipart calls. */
export interface RawRequest {
  header(name: string): string | undefined
  bytes(): Buffer
  /** The uploaded file of a multipart call. A form much longer than `limit` bytes is refused. */
  file(limit: number): Promise<{ bytes: Buffer; filename: string; mimeType: string } | null>
}

/** The signed-in person. Only for calls that require sign-in, which the route has checked. */
export function principal(context: CallContext): Principal {
  if (!context.user) throw new Error('principal() on a call that does not require sign-in')
  return context.user
}

/** The id of the signed-in seller. Only for calls whose auth is `seller`. */
export function sellerOf(context: CallContext): string {
  const { sellerId } = principal(context)
  if (sellerId === null) throw new Error('sellerOf() on a call without auth: seller')
  return sellerId
}

/** Notes for the audit log what a call changed. Secrets, deliveries and messages do not belong here. */
export function noteChange({ audit }: CallContext, change: PendingEntry['change']): void {
  if (audit) audit.change = change
}
