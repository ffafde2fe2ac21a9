import { Type } from 'typebox'
import { Id, Instant, Nullable, OneOf, Uuid } from './common.ts'

/** An act or proposal of staff. Never changed or deleted. */
export const StaffAct = Type.Object({
  id: Uuid,
  kind: OneOf(['dispute', 'insurance', 'correction', 'coupon', 'grant', 'rental', 'report']),
  /** `proposed` waits for a second member of staff, whose answer is a separate act. */
  step: OneOf(['decided', 'proposed', 'approved', 'rejected']),
  ref: Type.Object({ kind: OneOf(['order', 'account', 'coupon', 'complaint', 'report']), id: Type.String() }),
  outcome: Type.String(),
  reason: Type.String(),
  /** Minor units of `unit`: a currency code or POINT. */
  amount: Type.Integer(),
  unit: Type.String(),
  userId: Id,
  proposalId: Nullable(Uuid),
  /** The receiver of the amount: `user:<id>` or `seller:<id>`. */
  receiver: Nullable(Type.String()),
  /** The amount counted towards the daily limits of the member of staff and of the receiver, in US cents or points. */
  worth: Type.Integer({ minimum: 0 }),
  /** The transfer that executed it. */
  transferId: Nullable(Uuid),
  at: Instant,
})
