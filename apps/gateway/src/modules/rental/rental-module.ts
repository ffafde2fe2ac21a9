import type { Implementation } from '../../platform/call/implement.ts'
import { handleAsPlatform } from '../../platform/call/platform-job.ts'
import type { Deps } from '../../platform/deps.ts'
import { jobNames } from './job-names.ts'
import { rentalCalls } from './rental-calls.ts'
import { rentalDeskCalls } from './rental-desk-calls.ts'
import { endMaintenance, releaseRental, warnRenter } from './rental-flow.ts'
import { registerRentalKind } from './rental-kind.ts'

/** Rentals: accounts lent for 14 days and paid in G Coin. */
export function rentalModule(deps: Deps): Implementation[] {
  registerRentalKind()
  handleAsPlatform(deps, jobNames.warnRenter, 'orderId', warnRenter)
  handleAsPlatform(deps, jobNames.releaseRental, 'orderId', releaseRental)
  handleAsPlatform(deps, jobNames.endMaintenance, 'unitId', endMaintenance)
  return [...rentalCalls(deps), ...rentalDeskCalls(deps)]
}
