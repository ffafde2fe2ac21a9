import { calls } from '@tradepost/contract'
import { backupState } from '../../platform/backup/backup-state.ts'
import { noteChange } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import type { Deps } from '../../platform/deps.ts'
import { failingJobs, retryJob } from './failing-jobs.ts'
import { retryMails, waitingMails } from './waiting-mails.ts'

/** Calls of staff about what does not go on by itself. */
export function jobModule(deps: Deps): Implementation[] {
  const { folder, everyMinutes } = deps.config.backup
  return [
    implement(calls.job.jobOverview, async (_, context) => {
      const { tenantId } = context.tenant
      const backups = { ...(await backupState(folder)), everyMinutes }
      return asStaff(deps, context, async (tx) => ({
        jobs: await failingJobs(tx, tenantId, deps.clock.now()),
        mails: await waitingMails(tx, tenantId),
        backups,
      }))
    }),
    implement(calls.job.retryJob, ({ params }, context) =>
      asStaff(deps, context, async (tx) => {
        const { task } = await retryJob(tx, context.tenant.tenantId, params.id, deps.clock.now())
        noteChange(context, { after: { task } })
        return {}
      }),
    ),
    implement(calls.job.retryMails, (_, context) =>
      asStaff(deps, context, async (tx) => {
        const count = await retryMails(tx, context.tenant.tenantId, deps.clock.now())
        noteChange(context, { after: { count } })
        return { count }
      }),
    ),
  ]
}
