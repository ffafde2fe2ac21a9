import type { Implementation } from '../../platform/call/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { eraseCheck } from '../identity-check/erase-identity.ts'
import { lookAtCheck } from '../identity-check/identity-check.ts'
import { jobNames } from '../identity-check/job-names.ts'
import { applicantCalls } from './applicant-calls.ts'
import { identityCheckCalls } from './identity-check-calls.ts'
import { payDepositCall } from './pay-deposit.ts'
import { returnDepositCall } from './return-deposit.ts'
import { applicationStaffCalls } from './staff-calls.ts'

/** Applications to sell, and the deposits of sellers. */
export function applicationModule(deps: Deps): Implementation[] {
  deps.jobs.handle(jobNames.lookAtIdentity, ({ tenantId, checkId, round }) =>
    lookAtCheck(deps, tenantId, String(checkId), Number(round)),
  )
  deps.jobs.handle(jobNames.eraseIdentity, ({ tenantId, checkId, round }) =>
    eraseCheck(deps, tenantId, String(checkId), Number(round)),
  )
  return [
    ...applicantCalls(deps),
    ...identityCheckCalls(deps),
    payDepositCall(deps),
    returnDepositCall(deps),
    ...applicationStaffCalls(deps),
  ]
}
