import type { Implementation } from '../../platform/call/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { handleFollowing } from './follow-insurance.ts'
import { insuranceCalls } from './insurance-calls.ts'
import { sellerVerificationCalls } from './seller-verification-calls.ts'
import { staffVerificationCalls } from './staff-verification-calls.ts'

/** Marks of offers: verified by a report of staff, insured by a rule. */
export function trustModule(deps: Deps): Implementation[] {
  handleFollowing(deps)
  return [...sellerVerificationCalls(deps), ...staffVerificationCalls(deps), ...insuranceCalls(deps)]
}
