import { Type } from 'typebox'
import { Id, Instant, Nullable, OneOf, Uuid } from './common.ts'

/** An act or proposal of a member of staff. Acts are never changed or deleted. */
export const StaffAct = Type.Object({
  id: Uuid,
  kind: OneOf(['dispute', 'insurance', 'correction', 'coupon', 'grant', 'rental', 'report']),
  /** `proposed`: a second member of staff must answer the proposal, with a separate act. */
  step: OneOf(['decided', 'proposed', 'approved', 'rejected']),
  ref: Type.Object({ kind: OneOf(['order', 'account', 'coupon', 'complaint', 'report']), id: Type.String() }),
  outcome: Type.String(),
  reason: Type.String(),
  /** In minor units of `unit`, which is a currency code or POINT. */
  amount: Type.Integer(),
  unit: Type.String(),
  userId: Id,
  proposalId: Nullable(Uuid),
  /** The receiver of the amount: `user:<id>` or `seller:<id>`. */
  receiver: Nullable(Type.String()),
  /** The amount in US cents or points that counts towards the daily limits of the staff member and the receiver. */
  worth: Type.Integer({ minimum: 0 }),
  /** The transfer that executed the act; null without one. */
  transferId: Nullable(Uuid),
  at: Instant,
})
