import type { Implementation } from '../../platform/call/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { alertCalls } from './alert-calls.ts'
import { sendDueAlerts } from './due-alerts.ts'
import { notificationCalls } from './notification-calls.ts'

/** The job name that the trigger on offers writes. */
const alertTask = 'alerts.tell'

/** Alerts by mail, and the settings that turn them off. */
export function alertsModule(deps: Deps): Implementation[] {
  deps.jobs.handle(alertTask, async ({ tenantId, offerId }) => {
    await sendDueAlerts(deps, tenantId, String(offerId))
  })
  return [...alertCalls(deps), ...notificationCalls(deps)]
}
