import type { Implementation } from '../../platform/call/implement.ts'
import { handleAsPlatform } from '../../platform/call/platform-job.ts'
import type { Deps } from '../../platform/deps.ts'
import { commissionCalls } from './commission-calls.ts'
import { checkConnected } from './connected/connected-account.ts'
import { connectedAccountCalls } from './connected/connected-account-calls.ts'
import { jobNames } from './job-names.ts'
import { lookUpPayout, sendPayout } from './payout-flow.ts'
import { payoutWebhookCall } from './payout-webhook.ts'
import { releaseReserve } from './release-reserve.ts'
import { prepareRun, runSchedule } from './run-flow.ts'
import { sellerPayoutCalls } from './seller-payout-calls.ts'
import { payoutSettingsCalls } from './settings-calls.ts'
import { staffPayoutCalls } from './staff-payout-calls.ts'

/** Payments to sellers: commission, reserve, accounts, runs, payouts and statements. */
export function payoutModule(deps: Deps): Implementation[] {
  handleAsPlatform(deps, jobNames.releaseReserve, 'orderId', releaseReserve)
  deps.jobs.handle(jobNames.runPayouts, ({ tenantId, dueOn }) => runSchedule(deps, tenantId, String(dueOn)))
  deps.jobs.handle(jobNames.prepareRun, ({ tenantId, runId }) => prepareRun(deps, tenantId, String(runId)))
  deps.jobs.handle(jobNames.sendPayout, ({ tenantId, payoutId }) => sendPayout(deps, tenantId, String(payoutId)))
  deps.jobs.handle(jobNames.lookUpPayout, ({ tenantId, payoutId, round }) =>
    lookUpPayout(deps, tenantId, String(payoutId), Number(round)),
  )
  deps.jobs.handle(jobNames.checkConnected, ({ tenantId, connectedId, round }) =>
    checkConnected(deps, tenantId, String(connectedId), Number(round)),
  )
  return [
    ...sellerPayoutCalls(deps),
    ...staffPayoutCalls(deps),
    ...commissionCalls(deps),
    ...payoutSettingsCalls(deps),
    ...connectedAccountCalls(deps),
    payoutWebhookCall(deps),
  ]
}
