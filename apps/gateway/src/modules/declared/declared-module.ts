import { declaredKinds } from '@tradepost/domain/offer/declared-stock'
import { secondMs } from '@tradepost/domain/time/durations'
import type { Implementation } from '../../platform/call/implement.ts'
import { inTenant } from '../../platform/call/unit-of-work.ts'
import type { Deps } from '../../platform/deps.ts'
import { createCallTurns } from '../../platform/network/call-turns.ts'
import { after } from '../../platform/time/clock.ts'
import { endpointCalls } from './endpoint-calls.ts'
import { planCall, readRequest } from './request-store.ts'
import { sendRequest } from './send-request.ts'

/** Declared stock: a program of the seller reserves and provides units when they are sold. */
export function declaredModule(deps: Deps): Implementation[] {
  const turns = createCallTurns()
  for (const kind of declaredKinds) {
    deps.jobs.handle(`declared.${kind}`, async ({ tenantId, requestId, sellerId }, job) => {
      const id = String(requestId)
      const sent = await turns.take(`${tenantId}:${sellerId}`, () => sendRequest(deps, tenantId, id, job))
      if (sent) return
      // Waits for a different time each, so that waiting requests do not come all at once.
      const runAt = after(deps, (1 + Math.random() * 3) * secondMs)
      await inTenant(deps, tenantId, 'platform', async (tx) => {
        const row = await readRequest(tx, tenantId, id)
        if (row?.state === 'pending') await planCall(deps, tx, row, `turn:${runAt.getTime()}`, runAt)
        await job.finish(tx)
      })
    })
  }
  return endpointCalls(deps)
}
