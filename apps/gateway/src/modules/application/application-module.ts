import type { Implementation } from '../../platform/call/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { applicantCalls } from './applicant-calls.ts'
import { depositCalls } from './deposit.ts'
import { applicationStaffCalls } from './staff-calls.ts'

/** Applications to sell, and the deposits of sellers. */
export const applicationModule = (deps: Deps): Implementation[] => [
  ...applicantCalls(deps),
  ...depositCalls(deps),
  ...applicationStaffCalls(deps),
]
