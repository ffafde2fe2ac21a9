export type { DeskContext, DeskShop, DeskTools, FactorState, SellerRole, StaffRole } from './desk-context.ts'
export { missingIdentity, proveIdentity } from './prove-identity.ts'
export { centsOf, countOf, idempotencyKeyOf, pageNoOf, textOf } from './read-form.ts'
export { type Problem, type Refusal, refuse, withProblems } from './refusal.ts'
