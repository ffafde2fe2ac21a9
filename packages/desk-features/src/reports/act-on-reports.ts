import { calls } from '@tradepost/contract'
import { type DeskContext, refuse, textOf, withProblems } from '../kernel/server.ts'

/** Approves or rejects a report. The buyer reads the note. */
export function actOnReports(context: DeskContext, form: FormData) {
  const note = textOf(form, 'reason').trim()
  if (!note)
    return refuse([{ code: 'cannot_be_empty', message: context.t('cases.reason-missing'), field: 'reason' }], form)
  return withProblems(context, form, async () => {
    const { state } = await context.api(calls.report.decideReport, {
      params: { id: textOf(form, 'subject') },
      body: { approved: textOf(form, 'answer') === 'yes', note },
    })
    return { ok: true as const, state }
  })
}
