import type { Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { inTenant } from './unit-of-work.ts'

/**
 * Registers a job about one row, which runs as the platform in a transaction of the row's tenant. `act` must check the
 * row's state under a lock, because a job may run twice.
 */
export const handleAsPlatform = (
  deps: Deps,
  task: string,
  idOf: string,
  act: (deps: Deps, tx: Tx, tenantId: number, id: string) => Promise<void>,
): void =>
  deps.jobs.handle(task, (payload, job) =>
    inTenant(deps, payload.tenantId, 'platform', async (tx) => {
      await act(deps, tx, payload.tenantId, String(payload[idOf]))
      await job.finish(tx)
    }),
  )
