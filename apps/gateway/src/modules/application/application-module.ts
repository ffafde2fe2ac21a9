import type { Implementation } from '../../platform/call/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { applicantCalls } from './applicant-calls.ts'
import { lookAtCheck } from './identity-check.ts'
import { identityCheckCalls } from './identity-check-calls.ts'
import { jobNames } from './job-names.ts'
import { payDepositCall } from './pay-deposit.ts'
import { returnDepositCall } from './return-deposit.ts'
import { applicationStaffCalls } from './staff-calls.ts'

/** Applications to sell, and the deposits of sellers. */
export function applicationModule(deps: Deps): Implementation[] {
  deps.jobs.handle(jobNames.lookAtIdentity, ({ tenantId, checkId, round }) =>
    lookAtCheck(deps, tenantId, String(checkId), Number(round)),
  )
  return [
    ...applicantCalls(deps),
    ...identityCheckCalls(deps),
    payDepositCall(deps),
    returnDepositCall(deps),
    ...applicationStaffCalls(deps),
  ]
}
