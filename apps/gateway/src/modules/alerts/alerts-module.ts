import type { Implementation } from '../../platform/call/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { alertCalls } from './alert-calls.ts'
import { notificationCalls } from './notification-calls.ts'
import { tellDue } from './tell-due.ts'

/** Name as the offers' trigger writes it. */
const tellTask = 'alerts.tell'

/** Mails that buyers asked for, and the calls to ask for them. */
export function alertsModule(deps: Deps): Implementation[] {
  deps.jobs.handle(tellTask, async ({ tenantId, offerId }) => {
    await tellDue(deps, tenantId, String(offerId))
  })
  return [...alertCalls(deps), ...notificationCalls(deps)]
}
