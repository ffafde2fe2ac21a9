import type { Implementation } from '../../platform/call/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { applicantCalls } from './applicant-calls.ts'
import { payDepositCall } from './pay-deposit.ts'
import { returnDepositCall } from './return-deposit.ts'
import { applicationStaffCalls } from './staff-calls.ts'

/** Applications to sell, and the deposits of sellers. */
export const applicationModule = (deps: Deps): Implementation[] => [
  ...applicantCalls(deps),
  payDepositCall(deps),
  returnDepositCall(deps),
  ...applicationStaffCalls(deps),
]
