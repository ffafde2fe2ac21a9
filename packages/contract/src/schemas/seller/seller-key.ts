import { keyPermissions } from '@tradepost/domain/permission/key-permissions'
import { Type } from 'typebox'
import { GivenInstant, Instant, Nullable, OneOf, Strict, Text, Uuid } from '../common.ts'

const Permission = OneOf(keyPermissions)
export const SellerKey = Type.Object({
  id: Uuid,
  name: Type.String(),
  /** The part of the key by which it is recognised. */
  prefix: Type.String({ examples: ['ab12cd34'] }),
  permissions: Type.Array(Permission),
  createdBy: Type.String(),
  createdAt: Instant,
  /** The last call with the key, to the minute; null if there was none. */
  lastUsedAt: Nullable(Instant),
  /** Null for a key that does not expire. */
  expiresAt: Nullable(Instant),
  state: OneOf(['active', 'expired', 'revoked']),
})

export const sellerKeyList = {
  data: Type.Object({
    /** Active keys first, then the newest; at most 100. */
    list: Type.Array(SellerKey),
    /** What the caller may allow a new key. */
    permissions: Type.Array(Permission),
  }),
}
export const sellerKeyCreate = {
  body: Strict({
    name: Text(60, 1),
    permissions: Type.Array(Permission, { minItems: 1, maxItems: keyPermissions.length, uniqueItems: true }),
    /** In the future, at most two years from now; without it the key does not expire. */
    expiresAt: Type.Optional(GivenInstant),
  }),
  data: Type.Object({
    ...SellerKey.properties,
    /** The key itself. It is not stored, so no other call returns it. */
    bearer: Type.String({ examples: ['tpk_1_ab12cd34_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'] }),
  }),
}
export const sellerKeyRevoke = { params: Type.Object({ id: Uuid }), data: SellerKey }
