import { calls } from '@tradepost/contract'
import { hourMs } from '@tradepost/domain/time/durations'
import { type AskedWork, askFor } from '../../platform/backup/asked.ts'
import { newestBackup } from '../../platform/backup/backup-files.ts'
import { backupState } from '../../platform/backup/backup-state.ts'
import { type CallContext, noteChange } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { type RateRule, requireRate } from '../../platform/limits/rate-limit.ts'
import { failingJobs, retryJob } from './failing-jobs.ts'
import { retryMails, waitingMails } from './waiting-mails.ts'

/** Few enough that asked backups never push all older ones out of the folder within a day. */
const perHour = { limit: 3, windowMs: hourMs }

/** Leaves a question for the process that takes backups. */
const ask = (deps: Deps, context: CallContext, work: AskedWork) =>
  asStaff(deps, context, async (tx, userId) => {
    const { folder } = deps.config.backup
    if (!deps.owner) throw new Failure('unavailable')
    if (work === 'trial' && !(await newestBackup(folder))) throw new Failure('state_conflict')
    const { tenantId } = context.tenant
    const rule: RateRule = { ...perHour, name: `${work}-ask` }
    await requireRate(tx, tenantId, rule, String(tenantId), deps.clock.now())
    await askFor(folder, work, { tenantId, userId })
    noteChange(context, { after: { work } })
    return {}
  })

/** Calls of staff about what does not go on by itself. */
export function jobModule(deps: Deps): Implementation[] {
  const { folder, everyMinutes, trialEveryDays } = deps.config.backup
  return [
    implement(calls.job.jobOverview, async (_, context) => {
      const { tenantId } = context.tenant
      const backups = { ...(await backupState(folder)), everyMinutes, trialEveryDays, mayTake: deps.owner !== null }
      return asStaff(deps, context, async (tx) => ({
        jobs: await failingJobs(tx, tenantId, deps.clock.now()),
        mails: await waitingMails(tx, tenantId),
        backups,
      }))
    }),
    implement(calls.job.takeBackup, (_, context) => ask(deps, context, 'backup')),
    implement(calls.job.tryRestore, (_, context) => ask(deps, context, 'trial')),
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
