import { calls } from '@tradepost/contract'
import { type DeskContext, pageNoOf, refuse, textOf, withProblems } from '../kernel/server.ts'
import { alertStates } from './alert-states.ts'

/** A page of the alerts in one state, newest first. */
export async function loadAlerts({ api, url, userId }: DeskContext) {
  const state = alertStates.find((one) => one === url.searchParams.get('state')) ?? 'open'
  const body = { state, pageNo: pageNoOf(url), pageSize: 25 }
  return { state, userId, alerts: await api(calls.staff.staffAlertPage, { body }) }
}

/** Takes an alert, or closes it with a note about what came of it. */
export async function actOnAlerts(context: DeskContext, form: FormData) {
  const params = { id: textOf(form, 'subject') }
  if (textOf(form, 'answer') === 'take')
    return withProblems(context, form, async () => {
      await context.api(calls.staff.takeStaffAlert, { params })
      return { ok: true as const, done: 'taken' as const }
    })
  const note = textOf(form, 'reason').trim()
  if (!note)
    return refuse([{ code: 'cannot_be_empty', message: context.t('alerts.note-missing'), field: 'reason' }], form)
  return withProblems(context, form, async () => {
    await context.api(calls.staff.closeStaffAlert, { params, body: { note } })
    return { ok: true as const, done: 'closed' as const }
  })
}
