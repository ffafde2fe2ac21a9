import { calls } from '@tradepost/contract'
import { type DeskContext, textOf, withProblems } from '../kernel/server.ts'

/** What does not go on by itself. */
export const loadJobs = async ({ api }: DeskContext) => ({ overview: await api(calls.job.jobOverview) })

interface Done {
  ok: true
  count?: number
}

/** Runs a job again, or sends the failed mails again. */
export const actOnJobs = (context: DeskContext, form: FormData) =>
  withProblems<Done>(context, form, async () => {
    if (textOf(form, 'act') === 'retry-mails') return { ok: true, ...(await context.api(calls.job.retryMails)) }
    await context.api(calls.job.retryJob, { params: { id: textOf(form, 'id') } })
    return { ok: true }
  })
