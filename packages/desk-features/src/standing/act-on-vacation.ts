import { calls } from '@tradepost/contract'
import { type DeskContext, refuse, textOf, withProblems } from '../kernel/server.ts'

export const loadVacation = async ({ api }: DeskContext) => ({ own: await api(calls.standing.ownStanding) })

/** Starts a vacation, with the first day back in UTC, or ends it. */
export function actOnVacation(context: DeskContext, form: FormData) {
  const away = textOf(form, 'act') !== 'end'
  const day = away ? textOf(form, 'until').trim() : ''
  const until = new Date(`${day}T00:00:00Z`)
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(until.getTime())
  const wrong = { code: 'format_error', message: context.t('standing.vacation-wrong'), field: 'until' }
  if (day && (!isDay || until.getTime() <= Date.now())) return refuse([wrong], form)
  return withProblems(context, form, async () => {
    await context.api(calls.standing.setVacation, { body: { away, ...(day ? { until: until.toISOString() } : {}) } })
    return { ok: true as const }
  })
}
