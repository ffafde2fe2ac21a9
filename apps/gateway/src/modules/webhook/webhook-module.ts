import { secondMs } from '@tradepost/domain/time/durations'
import type { Implementation } from '../../platform/call/implement.ts'
import { inTenant } from '../../platform/call/unit-of-work.ts'
import type { Deps } from '../../platform/deps.ts'
import { createCallTurns } from '../../platform/network/call-turns.ts'
import { after } from '../../platform/time/clock.ts'
import { sendTask } from './delivery-store.ts'
import { sendEvent } from './send-event.ts'
import { webhookCalls } from './webhook-calls.ts'

/** Webhooks: programs of the company are told what happens in its shop. */
export function webhookModule(deps: Deps): Implementation[] {
  const turns = createCallTurns()
  deps.jobs.handle(sendTask, async ({ tenantId, webhookId, eventId }, job) => {
    const key = { tenantId, webhookId: String(webhookId), eventId: String(eventId) }
    if (await turns.take(`${tenantId}:${webhookId}`, () => sendEvent(deps, key, job))) return
    // Waits for a different time each, so that waiting deliveries do not come all at once.
    const runAt = after(deps, (1 + Math.random() * 3) * secondMs)
    await inTenant(deps, tenantId, 'platform', async (tx) => {
      const ids = { webhookId: key.webhookId, eventId: key.eventId }
      await deps.jobs.add(tx, sendTask, ids, { key: `${key.webhookId}:${key.eventId}:turn:${runAt.getTime()}`, runAt })
      await job.finish(tx)
    })
  })
  return webhookCalls(deps)
}
