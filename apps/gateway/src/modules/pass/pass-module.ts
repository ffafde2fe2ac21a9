import type { Implementation } from '../../platform/call/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { registerPurchaseKind } from '../payment/purchase-kind.ts'
import { deviceCalls } from './device-calls.ts'
import { membershipCalls } from './pass-calls.ts'
import { passPurchase } from './pass-purchase.ts'
import { handleJobs } from './renewal.ts'

/** Family Game PASS: subscription and renewal, trial and devices. */
export function membershipModule(deps: Deps): Implementation[] {
  registerPurchaseKind('membership', passPurchase)
  handleJobs(deps)
  return [...membershipCalls(deps), ...deviceCalls(deps)]
}
