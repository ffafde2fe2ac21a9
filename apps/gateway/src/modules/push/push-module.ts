import { secondMs } from '@tradepost/domain/time/durations'
import type { Implementation } from '../../platform/call/implement.ts'
import { inTenant } from '../../platform/call/unit-of-work.ts'
import type { Deps } from '../../platform/deps.ts'
import { createCallTurns } from '../../platform/network/call-turns.ts'
import { after } from '../../platform/time/clock.ts'
import { type PlannedPush, planPush, sendTask } from './plan-pushes.ts'
import { pushCalls } from './push-calls.ts'
import { sendPush } from './send-push.ts'

/** Web push: the people of sellers are notified on their devices. */
export function pushModule(deps: Deps): Implementation[] {
  const turns = createCallTurns()
  deps.jobs.handle(sendTask, async ({ tenantId, ...payload }, job) => {
    const push = payload as unknown as PlannedPush
    if (await turns.take(`${tenantId}:${push.deviceId}`, () => sendPush(deps, tenantId, push, job))) return
    // Waits for a different time each, so that waiting notifications do not come all at once.
    const runAt = after(deps, (1 + Math.random() * 3) * secondMs)
    await inTenant(deps, tenantId, 'platform', async (tx) => {
      await planPush(deps, tx, push, runAt, `:turn:${runAt.getTime()}`)
      await job.finish(tx)
    })
  })
  return pushCalls(deps)
}
