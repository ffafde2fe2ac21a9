import { calls } from '@tradepost/contract'
import { type DeskContext, textOf, withProblems } from '../kernel/server.ts'

/** What does not go on by itself. */
export const loadJobs = async ({ api }: DeskContext) => ({ overview: await api(calls.job.jobOverview) })

interface Done {
  ok: true
  count?: number
  asked?: 'backup' | 'trial'
}

/** Runs a job again, sends the failed mails again, or asks for a backup or a restore for trial. */
export const actOnJobs = (context: DeskContext, form: FormData) =>
  withProblems<Done>(context, form, async () => {
    const act = textOf(form, 'act')
    if (act === 'backup') {
      await context.api(calls.job.takeBackup)
      return { ok: true, asked: 'backup' }
    }
    if (act === 'trial') {
      await context.api(calls.job.tryRestore)
      return { ok: true, asked: 'trial' }
    }
    if (act === 'retry-mails') return { ok: true, ...(await context.api(calls.job.retryMails)) }
    await context.api(calls.job.retryJob, { params: { id: textOf(form, 'id') } })
    return { ok: true }
  })
