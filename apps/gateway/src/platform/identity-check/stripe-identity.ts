import { randomUUID } from 'node:crypto'
import type { StripeProduct } from '../config/config.ts'
import { isReference } from '../payment/event-fields.ts'
import { createStripeApi } from '../stripe/api.ts'
import type { OwnPaymentKeys } from '../stripe/own-keys.ts'
import { signerOf } from '../stripe/signer-of.ts'
import type { Clock } from '../time/clock.ts'
import type { CheckedIdentity, IdentityCheckEvent, IdentityCheckProvider } from './identity-check-provider.ts'

/** The fields that we read of a check. */
interface Session {
  id: string
  status: 'requires_input' | 'processing' | 'verified' | 'canceled'
  url: string | null
  last_error: { code?: string | null } | null
  redaction?: { status: 'processing' | 'redacted' } | null
}

const isCode = (value: unknown): value is string => typeof value === 'string' && /^[a-z_]{1,80}$/.test(value)

/** The state of a check. Stripe asks for input both at the beginning and after it could not verify somebody. */
export function checkedIdentity({ status, url, last_error }: Session): CheckedIdentity {
  if (status === 'verified' || status === 'processing') return { state: status, reason: null, url: null }
  if (status === 'canceled') return { state: 'cancelled', reason: null, url: null }
  const reason = last_error ? (isCode(last_error.code) ? last_error.code : 'unknown') : null
  return { state: reason === null ? 'started' : 'failed', reason, url }
}

/** Reads an event that `tenantId` signed. Never throws, whatever the event contains. */
export function parseIdentityEvent(bytes: Buffer, tenantId: number): IdentityCheckEvent | 'ignored' {
  try {
    const { id, type, data } = JSON.parse(bytes.toString()) as {
      id?: unknown
      type?: unknown
      data?: { object?: { id?: unknown } }
    }
    const checkRef = data?.object?.id
    const isCheck = typeof type === 'string' && type.startsWith('identity.verification_session.')
    return isCheck && isReference(id) && isReference(checkRef) ? { tenantId, eventId: id, checkRef } : 'ignored'
  } catch {
    return 'ignored'
  }
}

/** Identity checks by Stripe Identity: a document and a face, on the page of Stripe, which keeps the pictures. */
export function createStripeIdentity(
  { api: base, keys, webhookSecrets }: StripeProduct,
  own: OwnPaymentKeys,
  clock: Clock,
): IdentityCheckProvider {
  const api = createStripeApi(base)
  /** The key of the tenant's account, which staff may have replaced. */
  async function keyOf(tenantId: number): Promise<string> {
    const key = (await own.of(tenantId)).apiKey ?? keys[String(tenantId)]
    if (!key) throw new Error(`STRIPE_IDENTITY_SECRETS has no tenant ${tenantId}`)
    return key
  }
  const path = '/v1/identity/verification_sessions'
  const pathOf = (checkRef: string) => `${path}/${encodeURIComponent(checkRef)}`
  /** Looks by our id, since Stripe forgets an idempotency key after a day. */
  async function find({ tenantId, id }: { tenantId: number; id: string }): Promise<string | null> {
    const { data } = await api.get<{ data: Session[] }>(await keyOf(tenantId), path, {
      client_reference_id: id,
      limit: 1,
    })
    return data[0]?.id ?? null
  }
  return {
    name: 'stripe',
    isFor: (tenantId) => Object.hasOwn(keys, String(tenantId)),
    async start({ tenantId, id, applicationId, backTo }) {
      const started = await find({ tenantId, id })
      if (started) return started
      const fields = {
        type: 'document',
        client_reference_id: id,
        'options[document][require_matching_selfie]': 'true',
        return_url: backTo,
        'metadata[tenant_id]': tenantId,
        'metadata[application_id]': applicationId,
      }
      return (await api.post<Session>(await keyOf(tenantId), path, fields, id)).id
    },
    find,
    read: async ({ tenantId, checkRef }) =>
      checkedIdentity(await api.get<Session>(await keyOf(tenantId), pathOf(checkRef))),
    async erase({ tenantId, checkRef }) {
      const key = await keyOf(tenantId)
      const isErased = ({ redaction }: Session) => redaction?.status === 'redacted'
      const session = await api.get<Session>(key, pathOf(checkRef))
      if (session.redaction) return isErased(session)
      // A refusal is stored under its idempotency key, so each try has a key of its own. Stripe erases a check once.
      return isErased(await api.post<Session>(key, `${pathOf(checkRef)}/redact`, {}, randomUUID()))
    },
    readEvent(raw) {
      const tenantId = signerOf(webhookSecrets, raw, clock.now())
      return tenantId === null ? null : parseIdentityEvent(raw.bytes, tenantId)
    },
  }
}
