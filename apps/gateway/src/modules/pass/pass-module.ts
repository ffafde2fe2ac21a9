import type { Implementation } from '../../platform/call/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { registerPurchaseKind } from '../payment/purchase-kind.ts'
import { deviceCalls } from './device-calls.ts'
import { passCalls } from './pass-calls.ts'
import { passEventCalls } from './pass-events.ts'
import { passPurchase } from './pass-purchase.ts'
import { passTermsCalls } from './pass-terms.ts'
import { handleJobs } from './renewal.ts'
import { sharedGameCalls } from './shared-games.ts'
import { valueCalculatorCalls } from './value-calculator.ts'

/** Family Game PASS: subscription and renewal, trial and devices, shared games, events and value calculator. */
export function passModule(deps: Deps): Implementation[] {
  registerPurchaseKind('membership', passPurchase)
  handleJobs(deps)
  return [
    ...passCalls(deps),
    ...deviceCalls(deps),
    ...sharedGameCalls(deps),
    ...passTermsCalls(deps),
    ...passEventCalls(deps),
    ...valueCalculatorCalls(deps),
  ]
}
