import { jobNames as order } from '../order/job-names.ts'

/** Names of the jobs about payouts. */
export const jobNames = {
  runPayouts: order.runPayouts,
  releaseReserve: order.releaseReserve,
  prepareRun: 'payout.prepare_run',
  sendPayout: 'payout.send',
  lookUpPayout: 'payout.look_up',
  checkConnected: 'payout.check_connected',
} as const
