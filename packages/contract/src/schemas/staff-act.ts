import { Type } from 'typebox'
import { Id, Instant, Nullable, OneOf, Uuid } from './common.ts'

/** What customer service did or proposed; never changed, never deleted. */
export const StaffAct = Type.Object({
  id: Uuid,
  kind: OneOf(['dispute', 'insurance', 'correction', 'coupon', 'grant', 'rental', 'report']),
  /** `proposed` waits for a second person; the answer is an act of its own. */
  step: OneOf(['decided', 'proposed', 'approved', 'rejected']),
  ref: Type.Object({ kind: OneOf(['order', 'account', 'coupon', 'complaint', 'report']), id: Type.String() }),
  outcome: Type.String(),
  reason: Type.String(),
  /** Minor units of `unit`: a currency code or POINT. */
  amount: Type.Integer(),
  unit: Type.String(),
  userId: Id,
  proposalId: Nullable(Uuid),
  /** Who gains by it: `user:<id>` or `seller:<id>`. */
  receiver: Nullable(Type.String()),
  /** What it counts in a day of the one who gives and the one who gains: US cents, or points. */
  worth: Type.Integer({ minimum: 0 }),
  /** The transfer that carried it out. */
  transferId: Nullable(Uuid),
  at: Instant,
})
