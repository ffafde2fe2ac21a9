import type { Implementation } from '../../platform/call/implement.ts'
import { inTenant } from '../../platform/call/unit-of-work.ts'
import type { Deps } from '../../platform/deps.ts'
import { expireTask, expireUnits } from './add-units.ts'
import { changeUnitCall } from './change-unit.ts'
import { unitImportCalls } from './import-calls.ts'
import { lowStockTask, warnOfLowStock } from './low-stock.ts'
import { unitCalls } from './unit-calls.ts'
import { unitViewCalls } from './unit-views.ts'

/** The vault: units that sellers stock, sealed until one is delivered. */
export function vaultModule(deps: Deps): Implementation[] {
  deps.jobs.handle(expireTask, ({ tenantId, offerId }) =>
    inTenant(deps, tenantId, 'platform', (tx) => expireUnits(deps, tx, tenantId, String(offerId))),
  )
  deps.jobs.handle(lowStockTask, ({ tenantId, offerId, crossing }) =>
    inTenant(deps, tenantId, 'platform', (tx) => warnOfLowStock(deps, tx, tenantId, String(offerId), String(crossing))),
  )
  return [...unitCalls(deps), ...unitImportCalls(deps), ...unitViewCalls(deps), changeUnitCall(deps)]
}
