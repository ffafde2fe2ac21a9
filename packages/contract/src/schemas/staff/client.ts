import { clientKinds } from '@tradepost/domain/client/client-secrets'
import { Type } from 'typebox'
import { Instant, Nullable, OneOf, Strict } from '../common.ts'

const ClientId = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,63}$', maxLength: 64, examples: ['shop-web'] })
const Fingerprint = Type.String({ pattern: '^[0-9a-f]{16}$', maxLength: 16, examples: ['9f86d081884c7d65'] })

const Secret = Type.Object({
  /** The first 16 characters of the secret's SHA-256, in hex. */
  fingerprint: Fingerprint,
  /** Where it comes from: the environment of the installation, or staff. */
  source: OneOf(['installation', 'staff']),
  createdAt: Nullable(Instant),
  createdBy: Nullable(Type.String()),
  /** The last call with it, to ten minutes; null if there was none. */
  lastUsedAt: Nullable(Instant),
  /** Null for a secret without an end. */
  endsAt: Nullable(Instant),
  state: OneOf(['active', 'ending', 'ended']),
})
export const Client = Type.Object({
  id: ClientId,
  kind: OneOf(clientKinds),
  /** False for a client that is switched off. */
  enabled: Type.Boolean(),
  /** Those that work first, then the newest; at most 20. */
  credentials: Type.Array(Secret),
})

export const clientList = { data: Type.Object({ list: Type.Array(Client) }) }
export const renewClientSecret = {
  params: Type.Object({ id: ClientId }),
  body: Strict({
    /** For how many hours the secrets of today go on. */
    overlapHours: Type.Union([Type.Literal(1), Type.Literal(24), Type.Literal(168), Type.Literal(720)]),
  }),
  data: Type.Object({
    client: Client,
    /** The secret itself. Only its SHA-256 is stored, so no other call returns it. */
    credential: Type.String({ examples: ['AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'] }),
  }),
}
export const endClientSecret = {
  params: Type.Object({ id: ClientId, fingerprint: Fingerprint }),
  data: Client,
}
