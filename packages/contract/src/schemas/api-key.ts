import type { SellerKeyPermission, StaffKeyPermission } from '@tradepost/domain/permission/key-permissions'
import { Type } from 'typebox'
import { GivenInstant, Instant, Nullable, OneOf, Strict, Text, Uuid } from './common.ts'

/** A key that may be allowed some of the given permissions. */
export const KeyOf = <const P extends readonly (SellerKeyPermission | StaffKeyPermission)[]>(permissions: P) =>
  Type.Object({
    id: Uuid,
    name: Type.String(),
    /** The part of the key by which it is recognised. */
    prefix: Type.String({ examples: ['ab12cd34'] }),
    permissions: Type.Array(OneOf(permissions)),
    createdBy: Type.String(),
    createdAt: Instant,
    /** The last call with the key, to the minute; null if there was none. */
    lastUsedAt: Nullable(Instant),
    /** Null for a key that does not expire. */
    expiresAt: Nullable(Instant),
    state: OneOf(['active', 'expired', 'revoked']),
  })

export const NewKeyOf = <const P extends readonly (SellerKeyPermission | StaffKeyPermission)[]>(permissions: P) =>
  Strict({
    name: Text(60, 1),
    permissions: Type.Array(OneOf(permissions), { minItems: 1, maxItems: permissions.length, uniqueItems: true }),
    /** In the future, at most two years from now; without it the key does not expire. */
    expiresAt: Type.Optional(GivenInstant),
  })

/** The key itself. It is not stored, so only the call that creates it returns it. */
export const Bearer = (example: string) => Type.String({ examples: [example] })

export const keyById = Type.Object({ id: Uuid })
