import { Type } from 'typebox'
import { GivenInstant, Id, Instant, Nullable, OneOf, Strict } from '../common.ts'

const side = OneOf(['staff', 'seller', 'client'])
/** The number of an entry in the tenant's log, from 1 on. */
const EntrySeq = Type.Integer({ minimum: 1, maximum: 100_000_000_000 })
const Fact = Type.Object({ name: Type.String(), value: Type.String() })

/** A write of staff, of a seller, or of a client that acts for a person. */
export const AuditEntry = Type.Object({
  seq: EntrySeq,
  at: Instant,
  side,
  userId: Nullable(Id),
  nickName: Nullable(Type.String()),
  /** The role by which the user acted: a preset, or the id of an own role. */
  role: Nullable(Type.String()),
  sellerId: Nullable(Id),
  client: Nullable(Type.String()),
  ip: Type.String(),
  call: Type.String({ examples: ['staff.correctBalance'] }),
  /** Every id that the input named. */
  subjects: Type.Array(Type.String()),
  /** Ids, numbers and choices of the input; no other texts. */
  input: Type.Array(Fact),
  /** What the call changed, where it says so; null for what did not exist. */
  changes: Type.Array(
    Type.Object({ name: Type.String(), before: Nullable(Type.String()), after: Nullable(Type.String()) }),
  ),
  reason: Nullable(Type.String()),
  requestId: Type.String(),
  /** The hash that chains this entry to the one before it. */
  fingerprint: Type.String({ examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'] }),
})
const filter = {
  userId: Type.Optional(Id),
  side: Type.Optional(side),
  call: Type.Optional(
    Type.String({ pattern: '^[a-zA-Z]+\\.[a-zA-Z]+$', maxLength: 80, examples: ['staff.correctBalance'] }),
  ),
  /** An id that the input named, such as that of an order. */
  subject: Type.Optional(Type.String({ minLength: 1, maxLength: 40, examples: ['1913542026404990978'] })),
  from: Type.Optional(GivenInstant),
  to: Type.Optional(GivenInstant),
  /** Return entries before this one: the `next` of the page before. */
  before: Type.Optional(EntrySeq),
}
export const auditPage = {
  body: Strict({ ...filter, limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })) }),
  data: Type.Object({ list: Type.Array(AuditEntry), next: Nullable(EntrySeq) }),
}
export const auditExport = {
  body: Strict(filter),
  data: Type.Object({ fileName: Type.String(), csv: Type.String(), next: Nullable(EntrySeq) }),
}
