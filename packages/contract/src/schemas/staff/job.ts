import { jobSubjects, mostShownJobs } from '@tradepost/domain/job/job-subjects'
import { Type } from 'typebox'
import { Instant, Nullable, OneOf } from '../common.ts'

const JobId = Type.String({ pattern: '^[1-9]\\d{0,18}$', maxLength: 19, examples: ['48213'] })

const FailingJob = Type.Object({
  id: JobId,
  /** The name of the task, such as `finance.deliver_order`. */
  task: Type.String(),
  subject: OneOf(jobSubjects),
  /** `dead` after its last attempt; `failing` while it is tried again. */
  state: OneOf(['failing', 'dead']),
  attempts: Type.Integer(),
  maxAttempts: Type.Integer(),
  /** The next attempt; null for a dead job. */
  nextAt: Nullable(Instant),
  /** What went wrong at the last attempt, without secrets or addresses. */
  failure: Type.String(),
})
const WaitingMail = Type.Object({
  /** Null for a mail with a sign-in code. */
  subject: Nullable(Type.String()),
  /** The part of the address after the @. */
  host: Type.String(),
  state: OneOf(['waiting', 'failed']),
  attempts: Type.Integer(),
  createdAt: Instant,
  /** The next attempt; null for a mail that was given up. */
  nextAt: Nullable(Instant),
  failure: Nullable(Type.String()),
})
const Trial = Type.Object({
  /** When the backup was taken that was restored for trial. */
  takenAt: Instant,
  triedAt: Instant,
  /** True if it could be restored whole and every invariant held. */
  ok: Type.Boolean(),
})

export const jobOverview = {
  data: Type.Object({
    jobs: Type.Object({
      failing: Type.Integer(),
      dead: Type.Integer(),
      /** Jobs that have been due for more than a minute. */
      late: Type.Integer(),
      /** Dead ones first, then the newest. */
      list: Type.Array(FailingJob, { maxItems: mostShownJobs }),
    }),
    mails: Type.Object({
      waiting: Type.Integer(),
      failed: Type.Integer(),
      /** Those whose last attempt failed, the newest first. */
      list: Type.Array(WaitingMail, { maxItems: mostShownJobs }),
    }),
    backups: Type.Object({
      /** Null if there is none in the gateway's folder. */
      newestAt: Nullable(Instant),
      kept: Type.Integer(),
      /** When the last backup failed; null if none has failed since the newest was taken. */
      failedAt: Nullable(Instant),
      /** Minutes between two; 0 if something else takes them. */
      everyMinutes: Type.Integer(),
      /** Days between two restores for trial; 0 if none are tried by themselves. */
      trialEveryDays: Type.Integer(),
      /** The last restore for trial; null if there was none. */
      trial: Nullable(Trial),
      /** True if a backup was asked for and has not ended. */
      isTaking: Type.Boolean(),
      /** True if a restore for trial was asked for and has not ended. */
      isTrying: Type.Boolean(),
      /** False if this gateway cannot take backups, because it does not know the owning role of the database. */
      mayTake: Type.Boolean(),
    }),
  }),
}
export const takeBackup = { data: Type.Object({}) }
export const tryRestore = { data: Type.Object({}) }
export const retryJob = { params: Type.Object({ id: JobId }), data: Type.Object({}) }
export const retryMails = { data: Type.Object({ count: Type.Integer() }) }
