import { Type } from 'typebox'
import { Instant, Nullable, Strict } from './common.ts'

const BetaMembership = Type.Object({
  /** Null for who does not test. */
  joinedAt: Nullable(Instant),
  /** True with at least one finished order. */
  eligible: Type.Boolean(),
})
export const betaMembership = { data: BetaMembership }
export const joinBeta = { body: Strict({}), data: BetaMembership }
export const leaveBeta = { body: Strict({}), data: BetaMembership }
